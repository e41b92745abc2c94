import { nameKey } from '../text/nameKey'
import { freeTextFieldFacets } from './generated/fieldFacets'

/** Facets with free-text values, which are matched ignoring spaces, punctuation, accents and case (SRC-03). */
export const namedFacets = [
  'make',
  'model',
  'make_model',
  'model_path',
  'badge',
  'body',
  'fuel',
  'transmission',
  'gearbox',
  'origin',
  ...freeTextFieldFacets,
  'tag',
  'city',
  'filtered_features',
] as const

const namedFacetSet: ReadonlySet<string> = new Set(namedFacets)

/**
 * Normalised value of a facet, the same for all spellings. Values of other facets only ignore case.
 *
 * @example facetKey('model', 'CX 5') // 'cx5'
 */
export const facetKey = (facet: string, value: string): string => (namedFacetSet.has(facet) && nameKey(value)) || value.toLowerCase()

/**
 * Merges the counts of a facet's spellings: keeps the most frequent spelling, of equals the first by name, with the sum. Sorted by count,
 * then by name (SRC-03).
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
