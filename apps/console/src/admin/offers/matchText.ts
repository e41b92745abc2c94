import type { MatchingCars } from '@forecourt/data/offers/offerCars'
import type { Offer } from '@forecourt/rules/entities/Offer'

/**
 * Text on how many available cars an offer's conditions match, with the first of them.
 *
 * @example matchText({ total: 0, cars: [] }, { onCars: true }) // 'No car in stock matches now, so only cars you choose show this offer.'
 */
export function matchText({ total, cars }: MatchingCars, { onCars }: Pick<Offer, 'onCars'>): string {
  if (total === 0) return onCars ? 'No car in stock matches now, so only cars you choose show this offer.' : 'No car in stock matches now.'
  const names = cars.map(({ name, stockNumber }) => `${name} (${stockNumber})`).join(', ')
  const count = total === 1 ? '1 car in stock matches now' : `${total} cars in stock match now`
  const more = total > cars.length ? ` and ${total - cars.length} more` : ''
  return `${count}: ${names}${more}.${onCars ? '' : ' The offer’s page shows them, but their own pages don’t show the offer.'}`
}
