import type { BuyRow, WishCondition } from '@forecourt/rules/demand/Demand'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatCount } from '../../../parts/formatCount'

/** Names of conditions, as filters of the website’s lists. */
export const demandFilterNames: { readonly [Condition in WishCondition]: string } = {
  make: 'Make',
  model: 'Model',
  body: 'Body',
  seats: 'Seats',
  fuel: 'Fuel',
  years: 'Year',
  maxKm: 'Kilometres',
  maxCents: 'Price',
  place: 'Location',
}

/** What the cars have that a wish without one condition finds. */
const otherCars: { readonly [Condition in WishCondition]: string } = {
  make: 'of another make',
  model: 'of another model',
  body: 'with another body',
  seats: 'with more or fewer seats',
  fuel: 'with another fuel',
  years: 'of another year',
  maxKm: 'with more kilometres',
  maxCents: 'above that price',
  place: 'at another location',
}

/**
 * What a dealer has for sale for a row, as text.
 *
 * @example supplyText({ cars: 0, emptiedBy: { condition: 'maxCents', cars: 3, fromCents: 2_499_000 } }) // 'None; 3 above that price, from $24,990'
 */
export const supplyText = ({ cars, emptiedBy }: Pick<BuyRow, 'cars' | 'emptiedBy'>): string => {
  if (cars > 0) return formatCount(cars, 'car', 'cars')
  if (!emptiedBy) return 'None'
  const from = emptiedBy.fromCents === null ? '' : `, from ${formatMoney(emptiedBy.fromCents)}`
  return `None; ${emptiedBy.cars} ${otherCars[emptiedBy.condition]}${from}`
}
