import type { Cents } from '../../entities/Car'
import type { VehicleDuty } from './DutiableVehicle'
import { perPart } from './perPart'
import { isHeavy, vehicleKind } from './vehicleKind'

const minimumCents = 5_00

/** Bands: from an amount, the duty up to it and that for each $100 above it. */
const bands = [
  { fromCents: 3_000_00, baseCents: 60_00, eachCents: 400 },
  { fromCents: 2_000_00, baseCents: 30_00, eachCents: 300 },
  { fromCents: 1_000_00, baseCents: 10_00, eachCents: 200 },
  { fromCents: 0, baseCents: 0, eachCents: 100 },
]

const inBands = (priceCents: Cents, known: typeof bands): Cents => {
  const band = known.find(({ fromCents }) => priceCents > fromCents)
  return band ? Math.max(minimumCents, band.baseCents + perPart(priceCents - band.fromCents, band.eachCents)) : minimumCents
}

/** Duty in South Australia: up to 4 %, and up to 3 % of a vehicle for goods; none for light caravans (UI-19). */
export const southAustralia: VehicleDuty = {
  law: 'Stamp Duties Act 1923 (SA), sch 2 cl 2',
  source: 'https://www.revenuesa.sa.gov.au/stamp-duty-vehicles/stamp-duty-vehicle-home-page',
  from: '2012-07-03',
  computeCents: (vehicle, priceCents) => {
    const kind = vehicleKind(vehicle)
    if (kind === null) return null
    if (kind === 'caravan') return isHeavy(vehicle) ? null : 0
    return inBands(priceCents, kind === 'goods' ? bands.slice(1) : bands)
  },
}
