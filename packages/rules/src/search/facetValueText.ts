/**
 * Says a facet's value as a shopper reads it (ENT-15): conditions, types, licences and statuses are kept as codes, seats, doors, cylinders and berths as a number; all others
 * are words already.
 *
 * @example facetValueText('status', 'coming_soon') // 'Coming soon'
 */
export const facetValueText = (facet: string, value: string): string => {
  if (/^(seats|doors|cylinders)$/.test(facet)) return `${value} ${facet}`
  if (facet === 'sleeps') return `Sleeps ${value}`
  if (facet === 'licence') return value === 'learner' ? 'Learner approved (LAMS)' : 'Full licence'
  if (!/_type|status/.test(facet)) return value
  return value.slice(0, 1).toUpperCase() + value.slice(1).replace('_', ' ') + (facet === 'item_type' ? 's' : '')
}
