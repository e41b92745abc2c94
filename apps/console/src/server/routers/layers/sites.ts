import { listLayerSites } from '@forecourt/data/layers/listLayerSites'
import { z } from 'zod'
import { layerId, layerSiteFilter } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** The sites that use a layer, a batch at a time. */
export const sites = procedure
  .onPlatform('layer.edit')
  .input(
    z.object({
      layerId,
      filter: layerSiteFilter,
      after: z.string().max(100).optional(),
      limit: z.number().int().min(1).max(500).default(100),
    }),
  )
  .query(async ({ ctx, input: { layerId: id, filter, after, limit } }) => {
    const found = await listLayerSites(ctx.db.platform, id, filter, { after, limit })
    return { ...found, next: found.sites.length === limit ? (found.sites.at(-1)?.siteId ?? null) : null }
  })
