import type { Car, CarType } from '@forecourt/rules/entities/Car'
import { createRandom, type Random } from './random'
import { retainedValue } from './retainedValue'
import type { Badge, VehicleMake, VehicleModel } from './VehicleModel'

/** Possible tags of a car by its facts. */
const tagsFor = (carType: CarType, itemType: Car['itemType'], age: number, km: number): string[] => [
  ...(carType === 'new' ? (age > 0 ? ['Runout Offer'] : []) : ['Manager’s Special']),
  ...(carType === 'demo' && itemType === 'car' ? ['Test Drive Only'] : []),
  ...(carType === 'used' ? ['One Owner'] : []),
  ...(carType === 'used' && itemType !== 'caravan' && age > 1 && km < (itemType === 'motorcycle' ? 3_500 : 9_500) * age ? ['Low Kms'] : []),
]

/** Draws one of the possible tags of a car; null if it has none. */
export const drawTag = (random: Random, ...facts: Parameters<typeof tagsFor>) => {
  const fitting = tagsFor(...facts)
  return fitting.length > 0 ? random.pick(fitting) : null
}

const dayMs = 86_400_000

const firstOfMonth = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`

/** Months from a car's build to today, at most, for one of this year. */
const maxBuiltMonths = 7

interface DatedVehicle {
  readonly year: number
  /** Whether the year is the first of its model or of its generation, which began late in it. */
  readonly isFirstYear: boolean
  readonly carType: CarType
  readonly monthsToRego: number
  readonly registered: boolean
}

/** Earliest month in which a generation was built in its first year, and in which an unsold vehicle of last year was. */
const lateMonth = 8

/**
 * Draws the build date, the compliance date one to three months later, and the registration's expiry. A car of this year was built and
 * approved before it arrived. `now` in milliseconds.
 */
export const drawMonths = (
  random: Random,
  { year, isFirstYear, carType, monthsToRego, registered }: DatedVehicle,
  now: number,
): Pick<Car, 'buildDate' | 'complianceDate' | 'regoExpiry'> => {
  const [drawn, shipped] = [random.whole(1, 9), random.whole(1, 3)]
  const today = new Date(now)
  const isNew = year === today.getUTCFullYear()
  const latest = isNew ? Math.max(1, today.getUTCMonth() - 2) : 12
  const earliest = isNew ? today.getUTCMonth() + 1 - maxBuiltMonths : isFirstYear || carType === 'new' ? lateMonth : 1
  const built = Math.min(Math.max(drawn, earliest), Math.max(1, latest - 1))
  const complied = Math.min(built + shipped, latest)
  // Registered for a year, no earlier than its compliance date.
  const since = isNew ? today.getUTCMonth() + 1 - complied : 12
  return {
    buildDate: firstOfMonth(year, built),
    complianceDate: firstOfMonth(year, complied),
    regoExpiry: registered
      ? new Date(now + Math.max(monthsToRego, isNew ? 12 - since : monthsToRego) * 30 * dayMs).toISOString().slice(0, 10)
      : null,
  }
}

/** Rounds prices like dealers. */
const rounded = (random: Random, dollars: number) => {
  const thousands = Math.max(2, Math.round(dollars / 1_000))
  return thousands * 1_000 - (random.chance(0.6) ? 10 : random.chance(0.5) ? 12 : 500)
}

/** On-road costs of a new vehicle as a share of its list price; lower for towed caravans. */
const onRoadShare = (itemType: Car['itemType']) => (itemType === 'caravan' ? 0.03 : 0.08)

/** Least reduction of a new vehicle of an earlier year, in dollars, and its share of the list price. */
const minRunOut = 1_000
const runOutShare = 0.05

/** Reduction of an unsold vehicle of an earlier year, in whole thousands. */
export const runOutDollars = (listPrice: number, age: number): number =>
  age === 0 ? 0 : age * Math.max(minRunOut, Math.round((listPrice * runOutShare) / 1_000) * 1_000)

/** Least difference between a demonstrator and a new vehicle of its grade, in dollars. */
const demoDollars = 500

interface PricedVehicle {
  readonly make: Pick<VehicleMake, 'name'>
  readonly model: VehicleModel
  readonly badge: Badge
  /** New price in dollars. */
  readonly listPrice: number
  readonly dealershipId: string
  readonly carType: CarType
  /** Years. */
  readonly age: number
  readonly km: number
}

/** A dealer's price of all new vehicles of a grade and year; lower for an earlier year. */
const newPrice = ({ make, model, badge, listPrice, dealershipId, age }: PricedVehicle): number => {
  const random = createRandom(`new:${dealershipId}:${make.name} ${model.name} ${badge.name}`)
  return rounded(random, listPrice * (1 + onRoadShare(model.itemType))) - runOutDollars(listPrice, age)
}

/** Drive-away price of a demonstrator over its list price, before the reduction for an earlier year. */
const demoOverList = 1.02

/** Most that a used vehicle costs in dollars: less than a demonstrator of its grade from last year. */
const usedLimit = (listPrice: number): number =>
  Math.floor((listPrice * demoOverList - runOutDollars(listPrice, 1)) / 1_000) * 1_000 - 1_010

/** Drive-away price in dollars from new price, age and kilometres. */
export const drawPrice = (random: Random, vehicle: PricedVehicle): number => {
  const { make, model, badge, listPrice, carType, age, km } = vehicle
  const drawn = rounded(random, listPrice * (carType === 'used' ? retainedValue(make.name, model, badge, age, km) : demoOverList))
  if (carType === 'new') return newPrice(vehicle)
  if (carType === 'used') return Math.min(drawn, usedLimit(listPrice))
  return Math.min(drawn - runOutDollars(listPrice, age), newPrice(vehicle) - demoDollars)
}
