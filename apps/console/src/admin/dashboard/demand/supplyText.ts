import { wishText } from '@forecourt/rules/demand/buyList'
import type { BuyRow, Wish, WishCondition } from '@forecourt/rules/demand/Demand'
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

/**
 * What shoppers wanted, with price and place.
 *
 * @example wantedText({ ...anything, make: 'Kia', model: 'Rio', maxCents: 2_000_000 }) // 'Kia Rio, up to $20,000'
 */
export const wantedText = (wish: Wish): string => {
  const parts = [wishText(wish), wish.maxCents !== null && `up to ${formatMoney(wish.maxCents)}`, wish.place !== null && `in ${wish.place}`]
  return parts.filter(Boolean).join(', ')
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
 * @example supplyText({ cars: 0, emptiedBy: { condition: 'maxCents', cars: 3, fromCents: 2_499_000 } }) // 'None in stock; 3 above that price, from $24,990'
 */
export const supplyText = ({ cars, emptiedBy }: Pick<BuyRow, 'cars' | 'emptiedBy'>): string => {
  if (cars > 0) return `${formatCount(cars, 'car', 'cars')} in stock`
  if (!emptiedBy) return 'None in stock'
  const from = emptiedBy.fromCents === null ? '' : `, from ${formatMoney(emptiedBy.fromCents)}`
  return `None in stock; ${emptiedBy.cars} ${otherCars[emptiedBy.condition]}${from}`
}
