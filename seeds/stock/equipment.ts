import { fittedPrices, isMade, wasFitted } from './equipmentFacts'
import type { Random } from './random'
import type { Badge, Engine, VehicleModel } from './VehicleModel'

/** Equipment of every car, not worth a mention in comments. */
export const everyCar: readonly string[] = [
  'Reversing camera',
  'Bluetooth phone and audio',
  'Cruise control',
  'Electric windows',
  'Remote central locking',
  'Air conditioning',
  'Driver and passenger airbags',
  'Curtain airbags',
  'Stability control',
  'Hill start assist',
  'Multi-function steering wheel',
  'USB connection',
]
const betterCar = [
  'Apple CarPlay and Android Auto',
  'Satellite navigation',
  'Adaptive cruise control',
  'Lane keeping assist',
  'Blind-spot monitor',
  'Rear cross-traffic alert',
  'Autonomous emergency braking',
  'Dual-zone climate control',
  'Keyless entry and start',
  'LED headlights',
  'Alloy wheels',
  'Heated front seats',
  'Electric driver’s seat',
  'Leather-accented seats',
  'Power tailgate',
  'Panoramic sunroof',
  '360-degree camera',
  'Head-up display',
  'Wireless phone charging',
  'Premium audio',
  'Rain-sensing wipers',
  'Auto high beam',
  'Front and rear parking sensors',
  'Privacy glass',
]
/** Equipment for utes with a tub. */
const onTubs = ['Tub liner', 'Canopy']
const workEquipment = ['Tow bar', 'Tub liner', 'Side steps', 'Rear differential lock', 'Roof rails', 'Snorkel', 'Bull bar', 'Canopy']
const motorcycle = [
  'ABS',
  'LED headlight',
  'Slipper clutch',
  'Digital display',
  'Adjustable suspension',
  'Quickshifter',
  'Riding modes',
  'Heated grips',
  'Gear indicator',
  'Centre stand',
]
const caravan = [
  'Roll-out awning',
  'Reverse-cycle air conditioning',
  'Full ensuite',
  'Queen island bed',
  'Three-way fridge',
  'Gas cooktop and grill',
  'Microwave',
  'Solar panel',
  '120 Ah lithium battery',
  'Grey water tank',
  'Hot water service',
  'External shower',
  '188 L fridge',
  'Washing machine',
  'Off-road suspension',
  'Electric brakes',
  'Stone guard',
  'Café dinette',
  'Smart TV',
  'Reversing camera',
]

/** Equipment that camper trailers can't have. */
const notInCampers = [
  'Full ensuite',
  'Washing machine',
  'Smart TV',
  'Queen island bed',
  'Reverse-cycle air conditioning',
  'Microwave',
  'Café dinette',
]
/** Equipment that electric motorcycles can't have. */
const notOnElectric = ['Slipper clutch', 'Quickshifter', 'Gear indicator']

/** Bodies with a tailgate that can have a motor, and a roof that can be glass. */
const withTailgate = ['SUV', 'Wagon', 'People mover']
/** SUVs whose rear door opens to the side. */
const withSideDoor = ['Jimny', 'Tank 300']
/** Bodies built for loads: without the comfort of cars. */
const forLoads = ['Van', 'Cab chassis']
const comfort = [
  'Heated front seats',
  'Electric driver’s seat',
  'Leather-accented seats',
  'Head-up display',
  'Premium audio',
  'Privacy glass',
]
/** Equipment of roofs and boots that two-seaters can't have. */
const notInOpenCars = [
  'Curtain airbags',
  '360-degree camera',
  'Privacy glass',
  'Dual-zone climate control',
  'Electric driver’s seat',
  'Wireless phone charging',
]
/** Equipment that the lowest of several grades doesn't have. */
const notInLowGrades = [
  ...['Leather-accented seats', 'Heated front seats', 'Electric driver’s seat', 'Power tailgate', 'Panoramic sunroof'],
  ...['360-degree camera', 'Head-up display', 'Premium audio'],
]
/** Equipment of touring and of large motorcycles. */
const forTouring = ['Heated grips', 'Centre stand']
const onLargeBikes = ['Quickshifter', 'Riding modes', 'Adjustable suspension']

/** Litres above which motorcycles have more than the basic equipment. */
const largeBike = 0.7
/** First model year of riding modes. */
const modesSince = 2020

/** What decides which equipment a vehicle can have; `price` in dollars, when new. */
interface Equipped extends Pick<VehicleModel, 'name' | 'simpleBody' | 'itemType'> {
  readonly make: string
  readonly price: number
  readonly engine: Pick<Engine, 'litres' | 'simpleFuel'>
}

const canMotorcycleHave = (equipment: string, { make, name, simpleBody, engine }: Equipped, year: number): boolean => {
  const isElectric = engine.simpleFuel === 'Electric'
  if (forTouring.includes(equipment) || (isElectric && notOnElectric.includes(equipment))) return false
  if (equipment === 'Riding modes' && year < modesSince) return false
  if (onLargeBikes.includes(equipment) && !isElectric && engine.litres <= largeBike) return false
  if (!isMade(equipment, make, name)) return false
  return simpleBody !== 'Cruiser' || !['Quickshifter', 'Gear indicator', 'Slipper clutch'].includes(equipment)
}

/** Whether a vehicle of this make, body, price, grade and model year can have a piece of equipment. */
export const canHave = (equipment: string, vehicle: Equipped, level: number, year: number): boolean => {
  const { make, name, simpleBody, itemType, price } = vehicle
  if (itemType === 'motorcycle') return canMotorcycleHave(equipment, vehicle, year)
  if (itemType === 'caravan') return true
  const hasTailgate = withTailgate.includes(simpleBody) && !withSideDoor.includes(name)
  if (['Power tailgate', 'Panoramic sunroof'].includes(equipment) && !hasTailgate) return false
  if (equipment === 'Roof rails' && simpleBody !== 'SUV' && simpleBody !== 'Wagon') return false
  if (forLoads.includes(simpleBody) && comfort.includes(equipment)) return false
  if (simpleBody === 'Convertible' && notInOpenCars.includes(equipment)) return false
  if (level < 0.3 && notInLowGrades.includes(equipment)) return false
  return price >= (fittedPrices[equipment] ?? 0) && wasFitted(equipment, make, name, year)
}

const drawSome = (random: Random, from: readonly string[], count: number) => {
  const remaining = [...from]
  return Array.from(
    { length: Math.min(count, remaining.length) },
    () => remaining.splice(random.whole(0, remaining.length - 1), 1)[0] ?? '',
  )
}

/** A grade of a model. */
interface Grade {
  readonly make: string
  readonly model: VehicleModel
  readonly badge: Pick<Badge, 'price' | 'engine'>
}

/**
 * Draws equipment; higher grades have more. `level` is 0 for the lowest grade and 1 for the highest. Impossible items are removed after
 * the draw, to preserve the random sequence.
 */
export const pickEquipment = (random: Random, { make, model, badge }: Grade, level: number, year: number): string[] => {
  const { name, simpleBody, itemType, body } = model
  const vehicle = { make, name, simpleBody, itemType, price: badge.price, engine: badge.engine }
  const possible = (drawn: readonly string[]) => drawn.filter((each) => canHave(each, vehicle, level, year))
  if (itemType === 'motorcycle') return possible(drawSome(random, motorcycle, random.whole(4, 8)))
  if (itemType === 'caravan') {
    const fitted = drawSome(random, caravan, random.whole(9, 16))
    return simpleBody === 'Camper trailer' ? fitted.filter((each) => !notInCampers.includes(each)) : fitted
  }
  const drawn = simpleBody === 'Ute' || body === '4x4' ? drawSome(random, workEquipment, random.whole(0, 3)) : []
  const extra = simpleBody === 'Ute' ? drawn : drawn.filter((each) => !onTubs.includes(each))
  return [...possible(everyCar), ...possible(drawSome(random, betterCar, Math.round(3 + level * 15))), ...possible(extra)]
}
