import type { Cents } from '../../entities/Car'
import type { VehicleDuty } from './DutiableVehicle'
import { isHeavy, vehicleKind } from './vehicleKind'

const slidesFromCents = 25_000_00
const slidesToCents = 50_000_00
const heavyMaxCents = 12_000_00

/** Hundredths of a percent of the whole value, rounded as the act says. */
const rateOf = (priceCents: Cents): number => {
  if (priceCents > slidesToCents) return 650
  return priceCents <= slidesFromCents ? 275 : Math.round(275 + (priceCents - slidesFromCents) / 6_666.66)
}

const downToFiveCents = (cents: number): Cents => Math.floor(cents / 5) * 5

/**
 * Duty in Western Australia: 2.75 % to $25,000, sliding to 6.5 % of the whole value at $50,000; heavy vehicles 3 %, no more than $12,000;
 * none for caravans (UI-19).
 */
export const westernAustralia: VehicleDuty = {
  law: 'Duties Act 2008 (WA), s 236',
  source: 'https://www.wa.gov.au/organisation/department-of-finance/vehicle-licence-duty',
  from: '2008-07-01',
  computeCents: (vehicle, priceCents) => {
    if (vehicleKind(vehicle) === 'caravan') return 0
    const heavy = isHeavy(vehicle)
    if (heavy === null) return null
    return heavy
      ? Math.min(heavyMaxCents, downToFiveCents((priceCents * 3) / 100))
      : downToFiveCents((priceCents * rateOf(priceCents)) / 10_000)
  },
}
