import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { sentImage } from '../../images/sentImage'
import { storeImage } from '../../images/storeImage'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** Takes a picture into the library of a layer, for every site that uses the layer; with null into the platform's, for every site. */
export const uploadPicture = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId: layerId.nullable(), ...sentImage }))
  .mutation(async ({ ctx, input: { layerId: id, ...sent } }) => {
    const owner = { organisationId: null, layerId: id }
    const image = await storeImage({ files: ctx.files, scope: ctx.db.platform, actor: ctx.actor, owner }, sent)
    if (!image) throw notFound('layer')
    return image
  })
