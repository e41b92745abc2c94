import type { FacetItem } from '../../entities/StockFacet'
import { facetKey } from '../facetKey'

/**
 * The counted values of a facet with those chosen, which stay at 0 cars so that they can be taken back. A value that was chosen in another
 * spelling keeps that as its `value`, by which it is taken back, and is labelled in the one counted (SRC-03).
 *
 * @example withChosen('model', [{ value: 'CX-5', count: 3 }], ['CX5']) // [{ label: 'CX-5', value: 'CX5', count: 3 }]
 */
export const withChosen = (
  facet: string,
  counts: readonly Pick<FacetItem, 'value' | 'count'>[],
  chosen: readonly string[],
): FacetItem[] => {
  const byKey = new Map(chosen.map((value) => [facetKey(facet, value), value]))
  const counted = counts.map(({ value, count }) => ({ label: value, value: byKey.get(facetKey(facet, value)) ?? value, count }))
  const known = new Set(counted.map(({ value }) => value))
  return [...counted, ...[...byKey.values()].flatMap((value) => (known.has(value) ? [] : [{ label: value, value, count: 0 }]))]
}
