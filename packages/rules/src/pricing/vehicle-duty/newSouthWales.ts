import type { VehicleDuty } from './DutiableVehicle'
import { perPart } from './perPart'
import { vehicleKind } from './vehicleKind'

const passengerFromCents = 45_000_00

/**
 * Duty in New South Wales: 3 %, and 5 % of the part of a passenger vehicle's price from $45,000 (UI-19). The act may count a vehicle with a
 * tray or load space and more than three seats as a passenger vehicle, so its duty isn't known from $45,000.
 */
export const newSouthWales: VehicleDuty = {
  law: 'Duties Act 1997 (NSW), ch 9, s 270B for caravans',
  source: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/motor-vehicle-duty',
  // Electric cars have the same duty since.
  from: '2024-01-01',
  computeCents: (vehicle, priceCents) => {
    const kind = vehicleKind(vehicle)
    if (kind === 'caravan') return 0
    if (priceCents < passengerFromCents || kind === 'motorcycle') return perPart(priceCents, 300)
    if (kind === 'passenger') return perPart(passengerFromCents, 300) + perPart(priceCents - passengerFromCents, 500)
    return kind === 'goods' && vehicle.seats !== null && vehicle.seats > 0 && vehicle.seats <= 3 ? perPart(priceCents, 300) : null
  },
}
