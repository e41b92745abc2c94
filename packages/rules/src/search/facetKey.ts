import { nameKey } from '../text/nameKey'
import { namedFieldFacets } from './generated/fieldFacets'

/** Facets whose values people write: what differs in spaces, punctuation, accents or case alone is one choice (SRC-03). */
export const namedFacets = [
  'make',
  'model',
  'make_model',
  'model_path',
  'badge',
  'body',
  'fuel',
  'transmission',
  ...namedFieldFacets,
  'tag',
  'city',
  'filtered_features',
] as const

const named: ReadonlySet<string> = new Set(namedFacets)

/**
 * What all spellings of a facet's value have in common. Values of other facets than names differ by more than case.
 *
 * @example facetKey('model', 'CX 5') // 'cx5'
 */
export const facetKey = (facet: string, value: string): string => (named.has(facet) && nameKey(value)) || value.toLowerCase()

/**
 * Counted values of a facet with the spellings of one value made one: in the spelling most cars have, of equals the first by name, with
 * the sum of the counts. The most frequent come first, equals by name (SRC-03).
 *
 * @example joinedCounts('model', [{ value: 'CX5', count: 1 }, { value: 'CX-5', count: 2 }]) // [{ value: 'CX-5', count: 3 }]
 */
export const joinedCounts = (
  facet: string,
  counts: readonly { readonly value: string; readonly count: number }[],
): { readonly value: string; readonly count: number }[] => {
  const joined = new Map<string, { value: string; count: number }>()
  const mostFirst = (one: { value: string; count: number }, other: { value: string; count: number }) =>
    other.count - one.count || (one.value < other.value ? -1 : 1)
  for (const { value, count } of counts.toSorted(mostFirst)) {
    const key = facetKey(facet, value)
    const known = joined.get(key)
    if (known) known.count += count
    else joined.set(key, { value, count })
  }
  return [...joined.values()].sort(mostFirst)
}
