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
