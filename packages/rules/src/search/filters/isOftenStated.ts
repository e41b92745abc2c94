import type { StockResult } from '../../entities/StockFacet'
import { specialFacets } from '../facets'

/** Of so many cars of a list at least one must say it. */
const oneOf = 2

/**
 * Whether enough cars of a list say a facet for it to be a filter there (SRC-05, CFG-06): what only caravans, motorcycles or electric
 * cars have comes up where these are a fair share of the list, such as once a shopper chose them.
 *
 * @example isOftenStated('sleeps', { facets: { sleeps: [{ label: 'Sleeps 4', value: '4', count: 20 }] }, ranges: {}, total: 100 }) // false
 */
export const isOftenStated = (facet: string, { facets, ranges, total }: Pick<StockResult, 'facets' | 'ranges' | 'total'>): boolean => {
  if (!specialFacets.some((special) => special === facet)) return true
  const stated = (facets[facet] ?? []).reduce((sum, { count }) => sum + count, 0) + (ranges[facet]?.count ?? 0)
  return stated * oneOf >= total
}
