const carPlay = 'Apple CarPlay and Android Auto'
const emergencyBraking = 'Autonomous emergency braking'
const adaptiveCruise = 'Adaptive cruise control'
const laneKeeping = 'Lane keeping assist'

/** First model years of equipment, by which the models that have it had it. */
const fittedSince: Readonly<Record<string, number>> = {
  'Reversing camera': 2016,
  'Wireless phone charging': 2019,
  'Head-up display': 2018,
  '360-degree camera': 2018,
  'Auto high beam': 2018,
  'Blind-spot monitor': 2017,
  'Rear cross-traffic alert': 2017,
  'LED headlights': 2017,
  [carPlay]: 2018,
  [adaptiveCruise]: 2019,
  [laneKeeping]: 2019,
  [emergencyBraking]: 2019,
}

/** List prices, in dollars, from which grades have equipment. */
export const fittedPrices: Readonly<Record<string, number>> = {
  'Alloy wheels': 20_000,
  'Keyless entry and start': 24_000,
  [laneKeeping]: 24_000,
  'Rain-sensing wipers': 26_000,
  'LED headlights': 26_000,
  'Blind-spot monitor': 27_000,
  'Rear cross-traffic alert': 27_000,
  'Satellite navigation': 28_000,
  'Front and rear parking sensors': 28_000,
  [adaptiveCruise]: 30_000,
  'Dual-zone climate control': 30_000,
  'Auto high beam': 30_000,
  'Privacy glass': 30_000,
  'Wireless phone charging': 34_000,
  'Heated front seats': 38_000,
  'Leather-accented seats': 38_000,
  'Premium audio': 40_000,
  'Electric driver’s seat': 42_000,
  'Power tailgate': 42_000,
  '360-degree camera': 42_000,
  'Head-up display': 42_000,
  'Panoramic sunroof': 48_000,
}

/** First model year in which a make or model has radar and camera assistance. */
const assistedSince: Readonly<Record<string, number>> = {
  'Ford Escape': 2021,
  'Ford Everest': 2020,
  'Ford Ranger': 2020,
  'Ford Ranger Cab Chassis': 2022,
  'GWM Cannon': 2021,
  'Holden Captiva': 2030,
  'Holden Colorado': 2030,
  'Honda Civic': 2022,
  'Honda CR-V': 2021,
  'Honda HR-V': 2022,
  'Honda Jazz': 2030,
  'Hyundai Kona': 2020,
  'Isuzu D-MAX': 2021,
  'Isuzu MU-X': 2021,
  'Mazda BT-50': 2021,
  'MG MG3': 2024,
  'MG ZS': 2025,
  'Mitsubishi ASX': 2025,
  'Nissan Navara': 2021,
  'Nissan Patrol': 2020,
  'Subaru BRZ': 2022,
  'Suzuki Swift': 2024,
  'Suzuki Vitara': 2026,
  'Toyota HiLux': 2020,
  'Toyota Yaris': 2020,
  'Volkswagen Amarok': 2023,
}

/** First model year in which a make or model mirrors phones. */
const mirroredSince: Readonly<Record<string, number>> = {
  ...{ BMW: 2021, Isuzu: 2019, Lexus: 2020, Mazda: 2019, Nissan: 2019, Subaru: 2019, Toyota: 2020 },
  'Mazda BT-50': 2021,
  'Nissan Pathfinder': 2022,
  'Nissan Patrol': 2025,
  'Toyota HiLux': 2021,
  'Toyota LandCruiser Prado': 2021,
}

/** Equipment that a make or model never has, or only in its highest grade. */
const lacking: Readonly<Record<string, readonly string[]>> = {
  Polestar: [carPlay],
  ...{ 'BYD Dolphin': ['Leather-accented seats'], 'BYD Atto 3': ['Leather-accented seats'], 'MG MG4': ['Leather-accented seats'] },
  Tesla: [
    ...[carPlay, 'Head-up display', '360-degree camera', 'Rear cross-traffic alert', 'Leather-accented seats', 'Privacy glass'],
    ...['Front and rear parking sensors', 'Dual-zone climate control'],
  ],
  'Hyundai i20': [adaptiveCruise],
  'Hyundai Venue': [adaptiveCruise, 'Dual-zone climate control'],
  'Kia Picanto': [adaptiveCruise],
  'Kia Stonic': [adaptiveCruise, 'Dual-zone climate control'],
  'Kawasaki Z900': ['Quickshifter'],
  'Yamaha XVS650': ['ABS', 'Digital display'],
  'Mazda CX-5': ['Heated front seats', 'Premium audio'],
  'Mazda MX-5': [adaptiveCruise, laneKeeping, 'Front and rear parking sensors', 'Head-up display'],
  'Mitsubishi Pajero Sport': ['Wireless phone charging'],
  'Nissan Navara': ['Wireless phone charging'],
  'Nissan Juke': [
    ...['Dual-zone climate control', laneKeeping, 'Wireless phone charging', 'Head-up display', 'Electric driver’s seat'],
    ...['Power tailgate', 'Panoramic sunroof'],
  ],
  'Subaru BRZ': ['Electric driver’s seat'],
  'Suzuki Jimny': [adaptiveCruise, laneKeeping, 'Dual-zone climate control', 'Electric driver’s seat'],
  'Suzuki Vitara': ['Dual-zone climate control', 'Electric driver’s seat', 'Power tailgate'],
  'Toyota GR86': ['Electric driver’s seat'],
  'Toyota HiLux': ['Blind-spot monitor', 'Rear cross-traffic alert'],
  'Volvo EX30': [carPlay, 'Head-up display', 'Leather-accented seats'],
}

/** The limits of a make and of one of its models, which come first. */
const limitOf = <Value>(limits: Readonly<Record<string, Value>>, make: string, model: string): Value | undefined =>
  limits[`${make} ${model}`] ?? limits[make]

/** Whether a model of a make ever has a piece of equipment. */
export const isMade = (equipment: string, make: string, model: string): boolean =>
  [make, `${make} ${model}`].every((name) => !lacking[name]?.includes(equipment))

/** Whether a model of a make had a piece of equipment in a model year, in any of its grades. */
export const wasFitted = (equipment: string, make: string, model: string, year: number): boolean => {
  if (!isMade(equipment, make, model)) return false
  const assisted = [emergencyBraking, adaptiveCruise, laneKeeping].includes(equipment) ? limitOf(assistedSince, make, model) : undefined
  const mirrored = equipment === carPlay ? limitOf(mirroredSince, make, model) : undefined
  return year >= (assisted ?? mirrored ?? fittedSince[equipment] ?? 0)
}
