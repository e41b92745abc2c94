import { layerImpact } from '@forecourt/data/publishing/rollouts/layerImpact'
import { z } from 'zod'
import { layerAt } from '../../layers/layerAt'
import { layerId, layerSiteFilter, layerState } from '../../layers/layerInput'
import { procedure } from '../../procedure'

const input = z.object({
  layerId,
  state: layerState,
  filter: layerSiteFilter,
  after: z.string().max(100).optional(),
  limit: z.number().int().min(1).max(500).default(250),
})

/** What a layer's draft or release would do to its sites, a batch at a time: the caller asks on while there is a next one, or stops. */
export const impact = procedure
  .onPlatform('layer.edit')
  .input(input)
  .query(async ({ ctx, input: { layerId: id, state, ...batch }, signal }) =>
    layerImpact(ctx.db.platform, { layerId: id, candidate: await layerAt(ctx.db.platform, id, state), ...batch }, signal),
  )
