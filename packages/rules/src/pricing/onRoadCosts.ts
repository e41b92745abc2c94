import type { Car, Cents } from '../entities/Car'
import { hasPrice } from '../entities/isInStock'
import { formatMoney } from '../format/formatMoney'
import { listCharges, type OnRoadCharge } from './listCharges'

/** On-road costs of a car, line by line. */
export interface OnRoadCosts {
  readonly lines: readonly { readonly name: string; readonly text: string }[]
  /** Total of price and costs: the dealer's drive-away price, otherwise calculated, in whole dollars. */
  readonly totalCents: Cents
  readonly totalText: string
  /** Whether the dealer stated the drive-away price; otherwise the total is an estimate. */
  readonly isKnown: boolean
}

/**
 * On-road costs of a car whose price excludes government charges, in its state (UI-19, CARD-05): from the drive-away price if known,
 * otherwise the price and its dealer's charges. Null if the price is drive-away or missing, or no charge applies.
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
  const applicable = listCharges(car, priceCents, charges)
  if (applicable.length === 0) return null
  const totalCents = Math.ceil(applicable.reduce((sum, { cents }) => sum + cents, priceCents) / 100) * 100
  return {
    lines: applicable.map(({ name, cents }) => ({ name, text: formatMoney(Math.round(cents / 100) * 100) })),
    totalCents,
    totalText: formatMoney(totalCents),
    isKnown: false,
  }
}
