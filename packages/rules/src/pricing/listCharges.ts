import type { Car, Cents, OnRoadCharge } from '../entities/Car'

export interface ChargedAmount extends Pick<OnRoadCharge, 'name' | 'chargedBy'> {
  readonly cents: Cents
}

const computeAmount = ({ fixedCents, percent, aboveCents }: OnRoadCharge, priceCents: Cents): Cents =>
  fixedCents + Math.round((Math.max(0, priceCents - aboveCents) * percent) / 100)

/** Calculates the charges that apply to a car's type and state, government ones first; omits those of zero (UI-19). */
export const listCharges = (
  { carType, state }: Pick<Car, 'carType' | 'state'>,
  priceCents: Cents,
  charges: readonly OnRoadCharge[],
): ChargedAmount[] =>
  charges
    .filter(
      ({ states, carTypes }) => (states.length === 0 || states.includes(state)) && (carTypes.length === 0 || carTypes.includes(carType)),
    )
    .map((charge) => ({ name: charge.name, chargedBy: charge.chargedBy, cents: computeAmount(charge, priceCents) }))
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => other.chargedBy.localeCompare(one.chargedBy) || other.cents - one.cents)
