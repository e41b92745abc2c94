import { endLayerPresence } from '@forecourt/data/publishing/presence/recordLayerPresence'
import { z } from 'zod'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** Says that somebody closes a layer's editor. */
export const leaveLayer = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId }))
  .mutation(async ({ ctx, input: { layerId: id } }) => {
    await endLayerPresence(ctx.db.platform, { layerId: id, userId: ctx.session.user.id, now: ctx.now })
    return {}
  })
