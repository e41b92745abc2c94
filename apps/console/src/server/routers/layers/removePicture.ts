import { removeSharedImage } from '@forecourt/data/images/removeSharedImage'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** Takes a picture out of the library of a layer, or with null of the platform; where it is shown already it stays. */
export const removePicture = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId: layerId.nullable(), id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { layerId: owner, id } }) => {
    if (!(await removeSharedImage(ctx.db.platform, { id, layerId: owner, actor: ctx.actor }))) throw notFound('picture')
    return { id }
  })
