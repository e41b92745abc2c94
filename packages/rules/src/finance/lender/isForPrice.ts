import type { Cents } from '../../entities/Car'
import { formatMoney } from '../../format/formatMoney'
import { financedCents, type OnRoadCar } from '../../pricing/onRoadCosts'

/**
 * Whether figures are for the price of a car: the displayed one, or that with its on-road costs (ENT-06, FIN-25). Repayments for another
 * price, such as that before a change, never show.
 */
export const isForPrice = ({ priceCents }: { readonly priceCents?: Cents | null }, car: OnRoadCar): boolean =>
  typeof priceCents === 'number' && (priceCents === (car.priceCents ?? 0) || priceCents === financedCents(car))

/**
 * Says that figures are for another price than the car's.
 *
 * @example 'The figures are for $35,490. They aren’t shown until they are updated for $33,990.'
 */
export const otherPriceText = ({ priceCents }: { readonly priceCents?: Cents | null }, car: Pick<OnRoadCar, 'priceCents'>): string => {
  const stated = priceCents ? formatMoney(priceCents) : 'another price'
  const change = car.priceCents === null ? 'the car has that price again' : `they are updated for ${formatMoney(car.priceCents)}`
  return `The figures are for ${stated}. They aren’t shown until ${change}.`
}
