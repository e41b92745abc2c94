import type { Scope } from '@forecourt/data/createDatabase'
import { getRelease } from '@forecourt/data/layers/getRelease'
import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { notFound } from '../errors/notFound'

/** A layer as its draft or a release of it has it. */
export const layerAt = async (scope: Scope, layerId: string, state: 'draft' | number): Promise<Layer> => {
  const layer = state === 'draft' ? (await layerForEditing(scope, layerId))?.draft.layer : await getRelease(scope, layerId, state)
  if (!layer) throw notFound('layer')
  return layer
}
