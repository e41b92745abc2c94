import { fieldFacetChoices, fieldFacetNumbers } from './generated/fieldFacets'

/**
 * Says a facet's value as a shopper reads it (ENT-15): conditions, types, statuses and choices are kept as codes, and counts
 * as numbers; all others are words already.
 *
 * @example facetValueText('status', 'coming_soon') // 'Coming soon'
 */
export const facetValueText = (facet: string, value: string): string => {
  const around = fieldFacetNumbers.get(facet)
  if (around) return around.join(value)
  const called = fieldFacetChoices.get(facet)?.get(value)
  if (called !== undefined) return called
  if (!/_type|status/.test(facet)) return value
  return value.slice(0, 1).toUpperCase() + value.slice(1).replace('_', ' ') + (facet === 'item_type' ? 's' : '')
}
