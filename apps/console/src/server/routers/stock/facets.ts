import { type StockFacet, type StockFacets, type StockFacetValue, stockFacets } from '@forecourt/data/stock/list/stockFacets'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { procedure } from '../../procedure'
import { stockFilterInput } from '../../stock/stockListInput'

const together = (facet: StockFacet, parts: readonly StockFacets[]): StockFacetValue[] => {
  const values = new Map<string, StockFacetValue>()
  for (const each of parts.flatMap((part) => part[facet]))
    values.set(each.value, { ...each, count: each.count + (values.get(each.value)?.count ?? 0) })
  return [...values.values()]
}

/** What the filtered list can be narrowed by further, with how many cars of each. */
export const facets = procedure
  .permission('stock.read')
  .input(z.object({ filter: stockFilterInput.default({}) }))
  .query(async ({ ctx, input: { filter } }): Promise<StockFacets> => {
    const { organisationId, ...rest } = filter
    const accessScopes = organisationId === undefined ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => stockFacets(scope, rest, siteIds, ctx.now)))
    return {
      carType: together('carType', parts),
      make: together('make', parts),
      locationId: together('locationId', parts),
      tag: together('tag', parts),
      feedId: together('feedId', parts),
    }
  })
