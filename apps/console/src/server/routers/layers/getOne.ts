import { listLayers } from '@forecourt/data/layers/listLayers'
import { listReleases } from '@forecourt/data/layers/listReleases'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** A layer with its releases. */
export const getOne = procedure
  .onPlatform('layer.edit')
  .input(z.object({ id: layerId }))
  .query(async ({ ctx, input: { id } }) => {
    const [layer] = await listLayers(ctx.db.platform, id)
    if (!layer) throw notFound('layer')
    const { values: _values, ...about } = layer
    return { ...about, releases: await listReleases(ctx.db.platform, id) }
  })
