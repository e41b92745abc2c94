import { lazy, Suspense } from 'react'
import { useParams } from 'react-admin'
import { ConsoleLoading } from '../ConsoleLoading'
import { PaletteProvider } from '../layout/palette/PaletteProvider'
import { ViewAsBanner } from '../users/view-as/ViewAsBanner'

// Loaded on demand: the editor includes the preview.
const SiteEditor = lazy(() => import('../../editor/SiteEditor').then((module) => ({ default: module.SiteEditor })))

/** Full-window editor at `#/sites/:id/edit`. Remounts for another site. */
export const SiteEditorPage = () => {
  const { id = '' } = useParams()
  return (
    <PaletteProvider>
      <ViewAsBanner />
      <Suspense fallback={<ConsoleLoading />}>
        <SiteEditor key={id} siteId={id} />
      </Suspense>
    </PaletteProvider>
  )
}
