import { discardLayerDraft } from '@forecourt/data/layers/discardLayerDraft'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** Throws the draft of a layer away. */
export const discard = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId }))
  .mutation(async ({ ctx, input: { layerId: id } }) => {
    if (!(await discardLayerDraft(ctx.db.platform, id, ctx.actor))) throw notFound('draft')
    return { discarded: true }
  })
