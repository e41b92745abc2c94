import type { Random } from './random'
import type { VehicleModel } from './VehicleModel'

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
  'Blind spot monitor',
  'Rear cross traffic alert',
  'Autonomous emergency braking',
  'Dual-zone climate control',
  'Keyless entry and start',
  'LED headlights',
  'Alloy wheels',
  'Heated front seats',
  'Electric driver seat',
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
  'ABS brakes',
  'LED headlight',
  'Slipper clutch',
  'Digital display',
  'Adjustable suspension',
  'Quick shifter',
  'Riding modes',
  'Heated grips',
  'Tail tidy',
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
  'Fridge 188 L',
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
const notOnElectric = ['Slipper clutch', 'Quick shifter']

/** Bodies with a tailgate that can have a motor, and a roof that can be glass. */
const withTailgate = ['SUV', 'Wagon', 'People mover']
/** SUVs whose rear door opens to the side. */
const withSideDoor = ['Jimny', 'Tank 300']
/** Bodies built for loads: without the comfort of cars. */
const forLoads = ['Van', 'Cab chassis']
const comfort = [
  'Heated front seats',
  'Electric driver seat',
  'Leather-accented seats',
  'Head-up display',
  'Premium audio',
  'Privacy glass',
]
/** Equipment of roofs and boots that two-seaters can't have. */
const notInOpenCars = ['360-degree camera', 'Privacy glass', 'Dual-zone climate control', 'Electric driver seat', 'Wireless phone charging']
/** Equipment that the lowest of several grades doesn't have. */
const notInLowGrades = [
  ...['Leather-accented seats', 'Heated front seats', 'Electric driver seat', 'Power tailgate', 'Panoramic sunroof'],
  ...['360-degree camera', 'Head-up display', 'Premium audio'],
]
/** First model years of equipment. */
const fittedSince: Readonly<Record<string, number>> = {
  'Apple CarPlay and Android Auto': 2017,
  'Wireless phone charging': 2019,
  'Head-up display': 2018,
  '360-degree camera': 2018,
  'Adaptive cruise control': 2017,
  'Lane keeping assist': 2017,
  'Autonomous emergency braking': 2016,
}

/** Whether a vehicle of this body, grade and model year can have a piece of equipment. */
export const canHave = (
  equipment: string,
  { name, simpleBody, itemType }: Pick<VehicleModel, 'name' | 'simpleBody' | 'itemType'>,
  level: number,
  year: number,
): boolean => {
  if (itemType === 'motorcycle')
    return simpleBody !== 'Cruiser' || !['Quick shifter', 'Tail tidy', 'Slipper clutch', 'Centre stand'].includes(equipment)
  if (itemType === 'caravan') return true
  const hasTailgate = withTailgate.includes(simpleBody) && !withSideDoor.includes(name)
  if (['Power tailgate', 'Panoramic sunroof'].includes(equipment) && !hasTailgate) return false
  if (equipment === 'Roof rails' && simpleBody !== 'SUV' && simpleBody !== 'Wagon') return false
  if (forLoads.includes(simpleBody) && comfort.includes(equipment)) return false
  if (simpleBody === 'Convertible' && notInOpenCars.includes(equipment)) return false
  if (level < 0.3 && notInLowGrades.includes(equipment)) return false
  return year >= (fittedSince[equipment] ?? 0)
}

const drawSome = (random: Random, from: readonly string[], count: number) => {
  const remaining = [...from]
  return Array.from(
    { length: Math.min(count, remaining.length) },
    () => remaining.splice(random.whole(0, remaining.length - 1), 1)[0] ?? '',
  )
}

const isElectric = ({ badges }: VehicleModel) => badges.every(({ engine }) => engine.simpleFuel === 'Electric')

/**
 * Draws equipment; higher grades have more. `level` is 0 for the lowest grade and 1 for the highest. Impossible items are removed after
 * the draw, to preserve the random sequence.
 */
export const pickEquipment = (random: Random, model: VehicleModel, level: number, year: number): string[] => {
  const possible = (drawn: readonly string[]) => drawn.filter((each) => canHave(each, model, level, year))
  if (model.itemType === 'motorcycle') {
    const fitted = possible(drawSome(random, motorcycle, random.whole(4, 8)))
    return isElectric(model) ? fitted.filter((each) => !notOnElectric.includes(each)) : fitted
  }
  if (model.itemType === 'caravan') {
    const fitted = drawSome(random, caravan, random.whole(9, 16))
    return model.simpleBody === 'Camper trailer' ? fitted.filter((each) => !notInCampers.includes(each)) : fitted
  }
  const drawn = model.simpleBody === 'Ute' || model.body === '4x4' ? drawSome(random, workEquipment, random.whole(0, 3)) : []
  const extra = model.simpleBody === 'Ute' ? drawn : drawn.filter((each) => !onTubs.includes(each))
  return [...everyCar, ...possible(drawSome(random, betterCar, Math.round(3 + level * 15))), ...possible(extra)]
}
