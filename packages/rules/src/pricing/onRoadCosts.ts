import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/hasPrice'
import { formatMoney } from '../format/formatMoney'
import type { ChargeValues } from '../records/kinds/chargeFields'

/** A charge of a dealership as pages are given it; amounts in cents, the percentage of what the price has above an amount. */
export type OnRoadCharge = Pick<ChargeValues, 'name' | 'askedBy' | 'states' | 'carTypes' | 'fixedCents' | 'percent' | 'aboveCents'>

/** What a car costs on the road beside its price, line by line. */
export interface OnRoadCosts {
  readonly lines: readonly { readonly name: string; readonly text: string; readonly askedBy: OnRoadCharge['askedBy'] }[]
  /** Price and charges together, in whole dollars. */
  readonly totalText: string
}

const amountOf = ({ fixedCents, percent, aboveCents }: OnRoadCharge, priceCents: number): number =>
  (fixedCents ?? 0) + Math.round((Math.max(0, priceCents - (aboveCents ?? 0)) * (percent ?? 0)) / 100)

/**
 * Works out what a car whose price excludes government charges comes to on the road, where it stands (UI-19, CARD-05). Null where the
 * price is drive away, or there is none, or nobody wrote a charge for such a car there.
 */
export const onRoadCosts = (
  car: Pick<Car, 'priceCents' | 'priceType' | 'carType' | 'state'>,
  charges: readonly OnRoadCharge[],
): OnRoadCosts | null => {
  const { priceCents } = car
  if (car.priceType !== 'egc' || priceCents === null || !hasPrice({ priceCents })) return null
  const mine = charges.filter(
    ({ states, carTypes }) =>
      (states.length === 0 || states.includes(car.state)) && (carTypes.length === 0 || carTypes.includes(car.carType)),
  )
  const lines = mine
    .map((charge) => ({ charge, cents: amountOf(charge, priceCents) }))
    .filter(({ cents }) => cents > 0)
    // What governments ask, then what the dealer does.
    .toSorted((one, other) => other.charge.askedBy.localeCompare(one.charge.askedBy) || other.cents - one.cents)
  if (lines.length === 0) return null
  const total = lines.reduce((sum, { cents }) => sum + cents, priceCents)
  return {
    lines: lines.map(({ charge: { name, askedBy }, cents }) => ({ name, askedBy, text: formatMoney(Math.round(cents / 100) * 100) })),
    totalText: formatMoney(Math.ceil(total / 100) * 100),
  }
}
