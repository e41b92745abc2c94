import type { FacetItem } from '../../entities/StockResult'
import { facetKey } from '../facetKey'

/**
 * Adds the selected values to a facet's counts, with 0 cars if needed, so that they can be cleared. A value selected in another spelling
 * keeps that as its `value`, and the counted spelling as label (SRC-03).
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
