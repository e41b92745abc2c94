import type { Car, Cents } from '../entities/Car'
import { hasPrice } from '../entities/isInStock'
import { formatMoney, formatWholeDollars } from '../format/formatMoney'
import { type ChargedCar, listCharges } from './listCharges'

/** On-road costs of a car, line by line. */
export interface OnRoadCosts {
  readonly lines: readonly { readonly name: string; readonly text: string }[]
  /** Total of price and costs: the dealer's drive-away price, otherwise calculated, in whole dollars. */
  readonly totalCents: Cents
  readonly totalText: string
  /** Whether the dealer stated the drive-away price; otherwise the total is an estimate. */
  readonly isKnown: boolean
}

/** What the on-road costs of a car depend on. */
export type OnRoadCar = ChargedCar & Pick<Car, 'priceCents' | 'priceType' | 'driveAwayCents' | 'charges'>

/** Cents rounded up to whole dollars. */
const wholeDollars = (cents: Cents): Cents => Math.ceil(cents / 100) * 100

/**
 * On-road costs of a car whose price excludes government charges, in its state (UI-19, CARD-05): from the drive-away price if known,
 * otherwise the price and its dealer's charges. Null if the price is drive-away or missing, no charge applies, or the duty isn't known.
 */
export const onRoadCosts = (car: OnRoadCar): OnRoadCosts | null => {
  const { priceCents, driveAwayCents, charges = [] } = car
  if (car.priceType !== 'egc' || priceCents === null || !hasPrice({ priceCents })) return null
  if (driveAwayCents !== null && driveAwayCents > priceCents) {
    const lines = [{ name: 'Government charges and registration', text: formatMoney(driveAwayCents - priceCents) }]
    return { lines, totalCents: driveAwayCents, totalText: formatMoney(driveAwayCents), isKnown: true }
  }
  const applicable = listCharges(car, priceCents, charges)
  if (!applicable || applicable.length === 0) return null
  // Whole dollars before they are added, so that the lines shown come to the total.
  const charged = applicable.map(({ name, cents }) => ({ name, cents: wholeDollars(cents) }))
  const totalCents = wholeDollars(charged.reduce((sum, { cents }) => sum + cents, priceCents))
  return {
    lines: charged.map(({ name, cents }) => ({ name, text: formatWholeDollars(cents) })),
    totalCents,
    totalText: formatMoney(totalCents),
    isKnown: false,
  }
}

/** What an on-road total is: an estimate unless the dealer stated it. */
export const onRoadLabel = ({ isKnown }: Pick<OnRoadCosts, 'isKnown'>): string => (isKnown ? 'On the road' : 'On the road (estimate)')

/**
 * Formats the on-road total of a car.
 *
 * @example '$31,686 on the road (estimate)'
 */
export const onRoadText = (costs: Pick<OnRoadCosts, 'isKnown' | 'totalText'>): string =>
  `${costs.totalText} ${onRoadLabel(costs).toLowerCase()}`

/** The price that a loan for a car is calculated from: with its on-road costs, if they are known (ACL s 48, FIN-04). */
export const financedCents = (car: OnRoadCar): Cents | null => onRoadCosts(car)?.totalCents ?? car.priceCents
