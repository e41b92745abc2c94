import { listPlatformImages } from '@forecourt/data/images/listImages'
import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { notFound } from '../../errors/notFound'
import { imagePage } from '../../images/imagePage'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** The pictures of a layer that belongs to no organisation, or with null the platform's own, latest first. */
export const pictures = procedure
  .onPlatform('layer.edit')
  .input(imagePage.extend({ layerId: layerId.nullable() }))
  .query(async ({ ctx, input: { layerId: id, q, ...page } }) => {
    const layer = id === null ? null : await layerForEditing(ctx.db.platform, id)
    if (id !== null && layer?.organisationId !== null) throw notFound('layer')
    const { rows, total } = await listPlatformImages(ctx.db.platform, id, { ...page, filter: { q } })
    return { data: rows, total }
  })
