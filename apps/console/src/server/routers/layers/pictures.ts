import { listLayerImages } from '@forecourt/data/images/listImages'
import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { notFound } from '../../errors/notFound'
import { imagePage } from '../../images/imagePage'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** The pictures of a layer that belongs to no organisation, latest first. */
export const pictures = procedure
  .onPlatform('layer.edit')
  .input(imagePage.extend({ layerId }))
  .query(async ({ ctx, input: { layerId: id, q, ...page } }) => {
    const layer = await layerForEditing(ctx.db.platform, id)
    if (!layer || layer.organisationId !== null) throw notFound('layer')
    const { rows, total } = await listLayerImages(ctx.db.platform, [id], { ...page, filter: { q } })
    return { data: rows, total }
  })
