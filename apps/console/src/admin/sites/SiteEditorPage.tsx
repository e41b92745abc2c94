import { lazy, Suspense } from 'react'
import { useParams } from 'react-admin'
import { PaletteProvider } from '../layout/palette/PaletteProvider'
import { Starting } from '../Starting'
import { ViewAsBanner } from '../users/view-as/ViewAsBanner'

// The editor brings the preview with it; the lists don't wait for that.
const SiteEditor = lazy(() => import('../../editor/SiteEditor').then((module) => ({ default: module.SiteEditor })))

/** The editor at `#/sites/:id/edit`; it has the whole window. Another site starts another editor. */
export const SiteEditorPage = () => {
  const { id = '' } = useParams()
  return (
    <PaletteProvider>
      <ViewAsBanner />
      <Suspense fallback={<Starting />}>
        <SiteEditor key={id} siteId={id} />
      </Suspense>
    </PaletteProvider>
  )
}
