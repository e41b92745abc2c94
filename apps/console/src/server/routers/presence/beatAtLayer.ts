import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { recordLayerPresence } from '@forecourt/data/publishing/presence/recordLayerPresence'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** Says that somebody still has a layer's editor open, and at which setting; answers with what others are doing to the same layer. */
export const beatAtLayer = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, pointer: z.string().max(500).nullable() }))
  .mutation(async ({ ctx, input: { layerId: id, pointer } }) => {
    const scope = ctx.db.platform
    const { id: userId, name } = ctx.session.user
    const others = await recordLayerPresence(scope, { layerId: id, userId, name, pointer, now: ctx.now })
    const layer = others && (await layerForEditing(scope, id))
    if (!others || !layer) throw notFound('layer')
    const { locks, lockReasons = {} } = layer.draft.layer
    return { others, revision: layer.draft.revision, released: layer.revision, locks, lockReasons }
  })
