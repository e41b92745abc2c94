import type { VehicleDuty } from './DutiableVehicle'
import { perPart } from './perPart'
import { isHeavy, vehicleKind } from './vehicleKind'

const leastCents = 20_00
const leastToCents = 600_00
const passengerAboveCents = 35_000_00
const fullAboveCents = 40_000_00

/**
 * Duty in Tasmania: 3 %, and from $35,000 up to 4 % of a passenger vehicle for up to eight people (UI-19). A dual cab may count as one, so
 * the duty of a vehicle for goods with more than three seats isn't known there.
 */
export const tasmania: VehicleDuty = {
  law: 'Duties Act 2001 (Tas), ch 8',
  source: 'https://www.transport.tas.gov.au/fees_forms/registration_fees/accordian/duty_rates',
  // The waiver for electric cars ended the day before.
  from: '2023-07-01',
  computeCents: (vehicle, priceCents) => {
    const kind = vehicleKind(vehicle)
    if (kind === 'caravan') return 0
    if (isHeavy(vehicle) !== false) return null
    if (priceCents <= leastToCents) return leastCents
    if (priceCents <= passengerAboveCents || kind === 'motorcycle') return perPart(priceCents, 300)
    const seats = vehicle.seats ?? 0
    if (kind === 'goods') return seats > 0 && seats <= 3 ? perPart(priceCents, 300) : null
    if (kind === null || seats > 8) return null
    return priceCents > fullAboveCents
      ? perPart(priceCents, 400)
      : perPart(passengerAboveCents, 300) + perPart(priceCents - passengerAboveCents, 1_100)
  },
}
