import type { VehicleDuty } from './DutiableVehicle'
import { perPart } from './perPart'
import { isHeavy, vehicleKind } from './vehicleKind'

/** Luxury car tax threshold, which is indexed each July and never falls. */
const luxuryAboveCents = 80_567_00

/** Amounts for each $200 of a vehicle other than a passenger car: less if it was never registered, which isn't known of a demonstrator. */
const otherRates = { new: 540, used: 840, demo: null } as const

/**
 * Duty in Victoria (UI-19). Above the luxury car tax threshold a passenger car's depends on its emissions, which only an electric car is
 * known to have none of.
 */
export const victoria: VehicleDuty = {
  law: 'Duties Act 2000 (Vic), s 218',
  source: 'https://www.sro.vic.gov.au/rates-taxes-duties-and-levies/motor-vehicle-duty-current-rates',
  from: '2024-07-01',
  computeCents: (vehicle, priceCents) => {
    const kind = vehicleKind(vehicle)
    if (kind === 'caravan') return isHeavy(vehicle) ? null : 0
    const otherRate = otherRates[vehicle.carType]
    const passengerRate = priceCents <= luxuryAboveCents || vehicle.simpleFuel === 'Electric' ? 840 : null
    const isEither = kind === null && otherRate === passengerRate
    const rate = kind === 'passenger' || isEither ? passengerRate : kind === null ? null : otherRate
    return rate && perPart(priceCents, rate, 200_00)
  },
}
