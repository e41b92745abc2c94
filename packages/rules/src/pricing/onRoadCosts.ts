import type { Car, Cents } from '../entities/Car'
import { hasPrice } from '../entities/isInStock'
import { formatMoney } from '../format/formatMoney'
import { listCharges, type OnRoadCharge } from './listCharges'

/** What a car costs on the road beside its price, line by line. */
export interface OnRoadCosts {
  readonly lines: readonly { readonly name: string; readonly text: string }[]
  /** Price and costs together: the drive-away price where the dealer gave one, else worked out, in whole dollars. */
  readonly totalCents: Cents
  readonly totalText: string
  /** Whether the dealer gave the price on the road: then it is no guide. */
  readonly isKnown: boolean
}

/**
 * Says what a car whose price excludes government charges comes to on the road, where it stands (UI-19, CARD-05): its drive-away price
 * where that is known, else its price and the charges that its dealer wrote down. Null where the price is drive away, or there is none,
 * or nobody wrote a charge for such a car there.
 */
export const onRoadCosts = (
  car: Pick<Car, 'priceCents' | 'priceType' | 'driveAwayCents' | 'carType' | 'state'>,
  charges: readonly OnRoadCharge[],
): OnRoadCosts | null => {
  const { priceCents, driveAwayCents } = car
  if (car.priceType !== 'egc' || priceCents === null || !hasPrice({ priceCents })) return null
  if (driveAwayCents !== null && driveAwayCents > priceCents) {
    const lines = [{ name: 'Government charges and registration', text: formatMoney(driveAwayCents - priceCents) }]
    return { lines, totalCents: driveAwayCents, totalText: formatMoney(driveAwayCents), isKnown: true }
  }
  const mine = listCharges(car, priceCents, charges)
  if (mine.length === 0) return null
  const totalCents = Math.ceil(mine.reduce((sum, { cents }) => sum + cents, priceCents) / 100) * 100
  return {
    lines: mine.map(({ name, cents }) => ({ name, text: formatMoney(Math.round(cents / 100) * 100) })),
    totalCents,
    totalText: formatMoney(totalCents),
    isKnown: false,
  }
}
