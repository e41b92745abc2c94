import { findGearbox, manualGears, singleSpeed } from './gearboxes'
import type { Badge, Engine, VehicleModel } from './VehicleModel'

/** Makes whose petrol cars have a CVT. */
const continuous = ['Honda', 'Mitsubishi', 'Nissan', 'Subaru']
const tenSpeeds = ['Ford', 'Lexus']
const sixSpeeds = ['Toyota', 'Mazda', 'Suzuki', 'Holden', 'Isuzu', 'Mitsubishi']

/** Gears of hybrids by make; others have a CVT. */
const hybridGears: Readonly<Record<string, number>> = {
  ...{ Mazda: 8, Hyundai: 6, Kia: 6, Volkswagen: 6, Audi: 7, BMW: 8, 'Mercedes-Benz': 9, Volvo: 8, Porsche: 8, 'Land Rover': 8, Jeep: 8 },
}

/** Gears of a combustion engine; null for a CVT. */
const ofEngine = (make: string, engine: Engine): number | null => {
  if (engine.gears) return engine.gears
  if (engine.fuel !== 'Diesel' && continuous.includes(make)) return null
  if (make === 'Nissan') return 7
  const isLarge = engine.cylinders >= 6
  if (tenSpeeds.includes(make) || (make === 'Toyota' && isLarge)) return 10
  return sixSpeeds.includes(make) && !isLarge ? 6 : 8
}

/** What decides about a car's transmission. */
interface Geared {
  readonly make: string
  readonly model: VehicleModel
  readonly badge: Pick<Badge, 'name' | 'engine'>
  readonly year: number
  readonly manual: boolean
}

/** Transmission of a grade in a model year, in the make's wording; null for caravans. */
export const pickTransmission = ({ make, model, badge: { name, engine }, year, manual }: Geared): string | null => {
  if (model.itemType === 'caravan') return null
  if (engine.simpleFuel === 'Electric') return singleSpeed
  const makeAndModel = `${make} ${model.name}`
  if (manual || model.transmission === 'Manual')
    return `${manualGears[`${makeAndModel} ${name}`] ?? manualGears[makeAndModel] ?? 6} Speed Manual`
  const known = findGearbox(makeAndModel, name, year)
  if (known !== null) return known
  const gears = engine.simpleFuel === null ? ofEngine(make, engine) : (hybridGears[make] ?? null)
  return gears === null ? 'Continuous Variable' : `${gears} Speed Sports Automatic`
}

/**
 * Drive in a grade's name, such as 'Rear-Wheel Drive', 'xDrive30' or 'Long Range Dual' with its second motor; otherwise the grade's or the
 * model's in the model year. `year`: today's drive if omitted.
 */
export const findDrive = (
  model: Pick<VehicleModel, 'drive' | 'gradeDrives' | 'formerDrives'>,
  badge: Pick<Badge, 'name'>,
  year = Number.POSITIVE_INFINITY,
): string | null => {
  if (/\brear-wheel drive\b/i.test(badge.name)) return 'RWD'
  if (/\bFWD\b/.test(badge.name)) return 'FWD'
  if (/\b(?:AWD|Twin|Dual)\b|\bxDrive/i.test(badge.name)) return 'AWD'
  const former = model.formerDrives?.find(({ since = 0, until }) => year >= since && year <= until)
  return former?.grades?.[badge.name] ?? former?.drive ?? model.gradeDrives?.[badge.name] ?? (model.drive || null)
}

/** Seats of a grade in a model year. */
export const findSeats = (
  { seats, gradeSeats, formerSeats }: Pick<VehicleModel, 'seats' | 'gradeSeats' | 'formerSeats'>,
  { name }: Pick<Badge, 'name'>,
  year: number,
): number => {
  const former = formerSeats?.find(({ until, grades }) => year <= until && (!grades || grades.includes(name)))
  return former?.seats ?? gradeSeats?.[name] ?? seats
}
