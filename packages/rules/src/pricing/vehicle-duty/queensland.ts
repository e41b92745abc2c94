import type { DutiableVehicle, VehicleDuty } from './DutiableVehicle'
import { perPart } from './perPart'
import { isHeavy, vehicleKind } from './vehicleKind'

/** More for each $100 of a light vehicle above this price. */
const dearAboveCents = 100_000_00
const dearMoreCents = 200

const cylindersOf = ({ cylinders, variant }: DutiableVehicle): number | null => {
  const [count = null, ...others] = new Set([cylinders, variant.cylinders].flatMap((stated) => stated || []))
  return others.length === 0 ? count : null
}

const rateOf = (vehicle: DutiableVehicle): number | null => {
  if (vehicle.simpleFuel !== null) return 200
  const cylinders = cylindersOf(vehicle)
  // Without a fuel it may be a hybrid, with less duty.
  if (!vehicle.fuel || /electric|hybrid|hydrogen/i.test(vehicle.fuel) || cylinders === null) return null
  return cylinders <= 4 ? 300 : cylinders <= 6 ? 350 : 400
}

/** Duty in Queensland: by cylinders, less for electric and hybrid vehicles, 2 % more above $100,000, none for caravans (UI-19). */
export const queensland: VehicleDuty = {
  law: 'Duties Act 2001 (Qld), ch 9',
  source: 'https://www.qld.gov.au/transport/registration/fees/duty/rates',
  from: '2018-07-01',
  computeCents: (vehicle, priceCents) => {
    if (vehicleKind(vehicle) === 'caravan') return 0
    const rate = rateOf(vehicle)
    if (rate === null || priceCents <= dearAboveCents) return rate && perPart(priceCents, rate)
    const heavy = isHeavy(vehicle)
    return heavy === null ? null : perPart(priceCents, heavy ? rate : rate + dearMoreCents)
  },
}
