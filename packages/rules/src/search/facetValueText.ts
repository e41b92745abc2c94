import { fieldFacetAffixes, fieldFacetChoices } from './generated/fieldFacets'

/**
 * Display text of a facet value (ENT-15): conditions, types, statuses and choices are stored as codes, counts as numbers; all others as
 * text.
 *
 * @example facetValueText('status', 'coming_soon') // 'Coming soon'
 */
export const facetValueText = (facet: string, value: string): string => {
  const affixes = fieldFacetAffixes.get(facet)
  if (affixes) return affixes.join(value)
  const choiceLabel = fieldFacetChoices.get(facet)?.get(value)
  if (choiceLabel !== undefined) return choiceLabel
  if (!/_type|status/.test(facet)) return value
  return value.slice(0, 1).toUpperCase() + value.slice(1).replace('_', ' ') + (facet === 'item_type' ? 's' : '')
}
