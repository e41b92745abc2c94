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
    const image = await storeImage({ ...ctx, scope: ctx.db.platform, owner }, sent)
    if (!image) throw notFound('layer')
    return image
  })
