import { lazy, Suspense } from 'react'
import { useParams } from 'react-admin'
import { HelpProvider } from '../../parts/help/HelpProvider'
import { OtherRole } from '../../parts/OtherRole'
import { useMe } from '../../parts/useMe'
import { ConsoleLoading } from '../ConsoleLoading'
import { useMayOpen } from '../layout/useMayOpen'
import { useMay } from '../useMay'

// Loaded on demand: the editor includes the preview.
const LayerEditor = lazy(() => import('../../editor/layer/LayerEditor').then((module) => ({ default: module.LayerEditor })))

/** Full-window editor of a layer at `#/layers/:id/edit`. */
export const LayerEditorPage = () => {
  const { id = '' } = useParams()
  const may = useMay()
  const mayOpen = useMayOpen()
  if (!useMe()) return <ConsoleLoading />
  return may('layer.edit') ? (
    <HelpProvider mayOpen={mayOpen}>
      <Suspense fallback={<ConsoleLoading />}>
        <LayerEditor key={id} layerId={id} />
      </Suspense>
    </HelpProvider>
  ) : (
    <OtherRole />
  )
}
