import type { FacetRange, StockResult } from '../../entities/StockFacet'

const usual: { readonly [facet: string]: FacetRange } = { price: { min: 0, max: 100_000 }, km: { min: 0, max: 100_000 } }

/**
 * Says between what a filter's slider moves: what the cars of the list say, or what is usual while no car is left to tell, or nobody
 * counted (SRC-26). Null: cars were found and none says it, such as the kilometres of caravans.
 *
 * @example filterBounds('km', { ranges: {}, total: 0 }) // { min: 0, max: 100000 }
 */
export const filterBounds = (
  facet: string,
  { ranges, total, limited }: Pick<StockResult, 'ranges' | 'total' | 'limited'>,
): FacetRange | null => ranges[facet] ?? (total === 0 || limited ? (usual[facet] ?? null) : null)
