import type { Cents } from '../../entities/Car'
import type { DutiableVehicle, VehicleDuty } from './DutiableVehicle'
import { newSouthWales } from './newSouthWales'
import { northernTerritory } from './northernTerritory'
import { queensland } from './queensland'
import { southAustralia } from './southAustralia'
import { tasmania } from './tasmania'
import { vehicleKind } from './vehicleKind'
import { victoria } from './victoria'
import { westernAustralia } from './westernAustralia'

/** Duty by state or territory. The ACT's depends on emissions, which aren't known of cars. */
export const vehicleDuties: { readonly [state: string]: VehicleDuty } = {
  NSW: newSouthWales,
  NT: northernTerritory,
  QLD: queensland,
  SA: southAustralia,
  TAS: tasmania,
  VIC: victoria,
  WA: westernAustralia,
}

/**
 * Duty on registering a vehicle in a state or territory, or on its transfer to a private buyer (UI-19), in cents; 0 for none. Null if a
 * fact that it depends on isn't known, such as the cylinders in Queensland, or for another place.
 *
 * @example vehicleDuty({ ...car, state: 'WA' }, 3_899_000) // 189_100: 4.85 %
 */
export const vehicleDuty = (vehicle: DutiableVehicle & { readonly state: string }, priceCents: Cents): Cents | null => {
  const isUnclear = vehicle.itemType === 'caravan' && vehicleKind(vehicle) === null
  if (priceCents <= 0 || isUnclear || !Object.hasOwn(vehicleDuties, vehicle.state)) return null
  return vehicleDuties[vehicle.state]?.computeCents(vehicle, priceCents) ?? null
}
