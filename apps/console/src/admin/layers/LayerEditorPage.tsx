import { lazy, Suspense } from 'react'
import { useParams } from 'react-admin'
import { HelpProvider } from '../../parts/help/HelpProvider'
import { OtherRole } from '../../parts/OtherRole'
import { useMe } from '../../parts/useMe'
import { useMayOpen } from '../layout/useMayOpen'
import { Starting } from '../Starting'
import { useMay } from '../useMay'

// Loaded on demand: the editor includes the preview.
const LayerEditor = lazy(() => import('../../editor/layer/LayerEditor').then((module) => ({ default: module.LayerEditor })))

/** Full-window editor of a layer at `#/layers/:id/edit`. */
export const LayerEditorPage = () => {
  const { id = '' } = useParams()
  const may = useMay()
  const mayOpen = useMayOpen()
  if (!useMe()) return <Starting />
  return may('layer.edit') ? (
    <HelpProvider mayOpen={mayOpen}>
      <Suspense fallback={<Starting />}>
        <LayerEditor key={id} layerId={id} />
      </Suspense>
    </HelpProvider>
  ) : (
    <OtherRole />
  )
}
