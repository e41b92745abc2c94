import type { Car, Cents, OnRoadCharge } from '../entities/Car'
import type { DutiableVehicle } from './vehicle-duty/DutiableVehicle'
import { vehicleDuty } from './vehicle-duty/vehicleDuty'

export interface ChargedAmount extends Pick<OnRoadCharge, 'name' | 'chargedBy'> {
  readonly cents: Cents
}

/** What the charges for a car depend on, besides its price. */
export type ChargedCar = DutiableVehicle & Pick<Car, 'state'>

const computeAmount = (car: ChargedCar, charge: OnRoadCharge, priceCents: Cents): Cents | null =>
  charge.vehicleDuty
    ? vehicleDuty(car, priceCents)
    : charge.fixedCents + Math.round((Math.max(0, priceCents - charge.aboveCents) * charge.percent) / 100)

/**
 * Calculates the charges that apply to a car's type and state, government ones first; omits those of zero (UI-19). Null if one is the
 * state's vehicle duty and that isn't known for the car.
 */
export const listCharges = (car: ChargedCar, priceCents: Cents, charges: readonly OnRoadCharge[]): ChargedAmount[] | null => {
  const amounts = charges
    .filter(
      ({ states, carTypes }) =>
        (states.length === 0 || states.includes(car.state)) && (carTypes.length === 0 || carTypes.includes(car.carType)),
    )
    .map((charge) => ({ name: charge.name, chargedBy: charge.chargedBy, cents: computeAmount(car, charge, priceCents) }))
  const known = amounts.flatMap(({ cents, ...charge }) => (cents === null ? [] : [{ ...charge, cents }]))
  if (known.length < amounts.length) return null
  return known
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => other.chargedBy.localeCompare(one.chargedBy) || other.cents - one.cents)
}
