import { lazy, Suspense } from 'react'
import { useParams } from 'react-admin'
import { OtherRole } from '../../parts/OtherRole'
import { useMe } from '../../parts/useMe'
import { Starting } from '../Starting'
import { useMay } from '../useMay'

// The editor brings the preview with it; the lists don't wait for that.
const LayerEditor = lazy(() => import('../../editor/layer/LayerEditor').then((module) => ({ default: module.LayerEditor })))

/** The editor of a layer at `#/layers/:id/edit`; it has the whole window. */
export const LayerEditorPage = () => {
  const { id = '' } = useParams()
  const may = useMay()
  if (!useMe()) return <Starting />
  return may('layer.edit') ? (
    <Suspense fallback={<Starting />}>
      <LayerEditor key={id} layerId={id} />
    </Suspense>
  ) : (
    <OtherRole />
  )
}
