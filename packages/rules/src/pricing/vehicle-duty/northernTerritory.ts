import type { VehicleDuty } from './DutiableVehicle'
import { perPart } from './perPart'
import { vehicleKind } from './vehicleKind'

/**
 * Duty in the Northern Territory: 3 % (UI-19). That of plug-in vehicles, which have a concession for a time, and of caravans isn't known.
 */
export const northernTerritory: VehicleDuty = {
  law: 'Stamp Duty Act 1978 (NT), sch 1',
  source: 'https://nt.gov.au/driving/rego/getting-an-nt-registration/get-electric-vehicle-registration-and-stamp-duty-concessions',
  from: '2022-07-01',
  computeCents: (vehicle, priceCents) => {
    const isPetrolOrHybrid =
      vehicle.simpleFuel === 'Hybrid' ||
      (vehicle.simpleFuel === null && Boolean(vehicle.fuel) && !/electric|plug/i.test(vehicle.fuel ?? ''))
    return vehicleKind(vehicle) === 'caravan' || !isPetrolOrHybrid ? null : perPart(priceCents, 300)
  },
}
