import type { Badge, VehicleModel } from './VehicleModel'

/** Share of its new price that a vehicle keeps: in the first months, and then of each year. */
interface Retained {
  readonly first: number
  readonly yearly: number
}

/** Off-road wagons, utes and sports cars with waiting lists. */
const sought: Retained = { first: 0.97, yearly: 0.958 }
const strong: Retained = { first: 0.96, yearly: 0.952 }
const good: Retained = { first: 0.95, yearly: 0.949 }
const usual: Retained = { first: 0.95, yearly: 0.94 }
const modest: Retained = { first: 0.95, yearly: 0.925 }
const luxury: Retained = { first: 0.93, yearly: 0.902 }
const electric: Retained = { first: 0.92, yearly: 0.87 }
const poor: Retained = { first: 0.92, yearly: 0.885 }

const byMake: Readonly<Record<string, Retained>> = {
  Toyota: strong,
  ...{ Mazda: good, Subaru: good, Isuzu: good, Lexus: good, Ford: good, Suzuki: good, Honda: good },
  ...{ Hyundai: usual, Kia: usual, Volkswagen: usual },
  ...{ Nissan: modest, Mitsubishi: modest, Holden: modest, MG: modest, GWM: modest },
  ...{ BMW: luxury, 'Mercedes-Benz': luxury, Volvo: luxury },
}

const byModel: Readonly<Record<string, Retained>> = {
  'Ford Focus': modest,
  'Ford Escape': modest,
  'Ford Puma': modest,
  'Ford Transit': usual,
  'Holden Captiva': poor,
  'Holden Commodore': { first: 0.95, yearly: 0.915 },
  // The last Australian V8s.
  'Holden Commodore SS V': { first: 0.95, yearly: 0.975 },
  // Large petrol wagons, without a successor of their kind.
  'Mazda CX-9': { first: 0.95, yearly: 0.932 },
  'Mazda MX-5': strong,
  'Mitsubishi Pajero Sport': usual,
  'Mitsubishi Triton': usual,
  'Nissan Navara': usual,
  'Nissan Patrol': good,
  'Subaru BRZ': sought,
  'Suzuki Jimny': { first: 1, yearly: 0.98 },
  ...{ 'Toyota Camry': good, 'Toyota C-HR': good, 'Toyota Corolla': good },
  'Toyota GR86': sought,
  'Toyota HiAce': sought,
  'Toyota LandCruiser 300': sought,
  'Toyota RAV4': sought,
  'Volkswagen Amarok': good,
}

/** Of towed caravans and campers, and of motorcycles. */
const byType: Readonly<Partial<Record<VehicleModel['itemType'], Retained>>> = {
  caravan: { first: 0.93, yearly: 0.935 },
  motorcycle: { first: 0.94, yearly: 0.95 },
}

/** Kilometres of an average year, and those that cost a whole price. */
const usage: Readonly<Record<VehicleModel['itemType'], readonly [perYear: number, ofPrice: number]>> = {
  car: [14_000, 500_000],
  motorcycle: [5_000, 160_000],
  caravan: [0, 1],
}

/**
 * Share of its new price that a used vehicle costs on an Australian yard, by age in years and kilometres.
 *
 * @example retainedValue('Toyota', prado, gxl, 7, 98_000) // about 0.69
 */
export const retainedValue = (
  make: string,
  { name, itemType }: Pick<VehicleModel, 'name' | 'itemType'>,
  { name: grade, engine }: Pick<Badge, 'name' | 'engine'>,
  age: number,
  km: number,
): number => {
  const model = `${make} ${name}`
  const ofModel = engine.simpleFuel === 'Electric' ? electric : (byModel[`${model} ${grade}`] ?? byModel[model] ?? byMake[make] ?? usual)
  const { first, yearly } = byType[itemType] ?? ofModel
  const [perYear, ofPrice] = usage[itemType]
  const driven = itemType === 'caravan' ? 0 : Math.min(0.3, Math.max(-0.08, (km - (age + 0.3) * perYear) / ofPrice))
  return first * yearly ** age * (1 - driven)
}
