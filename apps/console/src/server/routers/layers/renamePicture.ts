import { renameSharedImage } from '@forecourt/data/images/renameSharedImage'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'
import { imageInput } from '../images/imageInput'

const { name, alt } = imageInput

/** Changes what a picture of a layer, or with null of the platform, is called and shows. */
export const renamePicture = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId: layerId.nullable(), id: z.string().min(1).max(100), name, alt }))
  .mutation(async ({ ctx, input: { layerId: owner, id, ...words } }) => {
    const image = await renameSharedImage(ctx.db.platform, { id, layerId: owner, words, actor: ctx.actor })
    if (!image) throw notFound('picture')
    return image
  })
