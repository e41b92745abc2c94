import { listedOn } from '@forecourt/data/stock/list/listedOn'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { carId } from '../../stock/carInput'

/** On which sites each of some cars is listed, and why not on others. */
export const listed = procedure
  .permission('stock.read')
  .input(z.object({ ids: z.array(carId).max(100) }))
  .query(async ({ ctx, input: { ids } }) =>
    (await Promise.all(ctx.accessScopes.map(({ scope, siteIds }) => listedOn(scope, ids, siteIds, ctx.now)))).flat(),
  )
