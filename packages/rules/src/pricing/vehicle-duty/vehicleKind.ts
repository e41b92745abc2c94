import { bodyKey } from '../../text/bodyKey'
import type { DutiableVehicle } from './DutiableVehicle'

const passengerBodies = [
  ...['hatch', 'hatchback', 'liftback', 'sedan', 'wagon', 'stationwagon', 'suv', 'coupe', 'convertible', 'hardtop', 'softtop'],
  'peoplemover',
]
const goodsBodies = ['ute', 'cabchassis', 'van', 'lighttruck']
const towedBodies = ['caravan', 'campertrailer', 'poptop', 'hybridcaravan', 'fifthwheeler', 'toyhauler']
/** Sold with a gross mass of more and of less than 4.5 t. */
const heavyBodies = ['bus', 'lighttruck', 'motorhome']

/** Gross mass above which a vehicle or trailer is heavy, in kilograms. */
const heavyAboveKg = 4_500

const bodiesOf = ({ body, simpleBody }: DutiableVehicle) => [body, simpleBody].map(bodyKey).filter((key) => key !== '')

/**
 * Kind of vehicle as the laws on vehicle duty distinguish them (UI-19): a `goods` vehicle has a tray or a load space, with any number of
 * seats; a `caravan` is towed. Null if the body isn't known or may be of several kinds, such as “4x4”, a bus or a motorhome.
 */
export const vehicleKind = (vehicle: DutiableVehicle): 'passenger' | 'goods' | 'motorcycle' | 'caravan' | null => {
  const bodies = bodiesOf(vehicle)
  if (vehicle.itemType === 'motorcycle') return 'motorcycle'
  if (vehicle.itemType === 'caravan') {
    // A motorhome may be listed among caravans, and has an engine.
    const isDriven = Boolean(vehicle.fuel) || vehicle.simpleFuel !== null || (vehicle.cylinders ?? 0) > 0
    const isTowed = bodies.some((key) => towedBodies.includes(key)) || (vehicle.specifications.aggregateTrailerMass ?? 0) > 0
    return isTowed && !isDriven ? 'caravan' : null
  }
  const isPassenger = bodies.some((key) => passengerBodies.includes(key))
  const isGoods = bodies.some((key) => goodsBodies.includes(key))
  if (isPassenger === isGoods || bodies.includes('bus') || bodies.includes('motorhome')) return null
  return isPassenger ? 'passenger' : 'goods'
}

/** Whether a vehicle or caravan has a gross mass above 4.5 t (UI-19); null for bodies sold with both, if the mass isn't known. */
export const isHeavy = (vehicle: DutiableVehicle): boolean | null => {
  // Feeds write 0 for an unknown mass.
  const massKg = vehicle.variant.grossVehicleMass || vehicle.specifications.aggregateTrailerMass
  if (massKg) return massKg > heavyAboveKg
  return bodiesOf(vehicle).some((key) => heavyBodies.includes(key)) && vehicleKind(vehicle) !== 'caravan' ? null : false
}
