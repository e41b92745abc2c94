import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { isCalendarDate } from '../dates/calendarDate'
import { siteDay } from '../dates/siteDay'
import type { Car, Cents } from '../entities/Car'
import { isInStock } from '../entities/isInStock'
import { formatOdometer } from '../format/groupThousands'
import { statutoryWarranties, type WarrantyClass, type WarrantyPeriod } from '../laws/statutoryWarranties'
import type { DutiableVehicle } from '../pricing/vehicle-duty/DutiableVehicle'
import { vehicleKind } from '../pricing/vehicle-duty/vehicleKind'

/** What a statutory warranty depends on. */
type WarrantedCar = DutiableVehicle &
  Pick<Car, 'status' | 'state' | 'year' | 'buildDate' | 'km' | 'priceCents' | 'driveAwayCents' | 'egcCents'>

/** Whether something holds; null if it isn't known. */
type Known = boolean | null

/** Years by which a car's year and that of its build date may differ; with more, one of them is wrong. */
const maxYearsApart = 2

/**
 * First and last day on which a car may have been built: a model year may begin a year early, and a build date is a month. Null if its year
 * is none, or contradicts the build date.
 */
const builtBetween = ({ buildDate, year }: WarrantedCar): readonly [first: string, last: string] | null => {
  if (!(Number.isInteger(year) && year > 1900 && year < 2100)) return null
  if (!buildDate || !isCalendarDate(buildDate)) return [`${year - 1}-01-01`, `${year}-12-31`]
  const month = buildDate.slice(0, 7)
  return Math.abs(Number(month.slice(0, 4)) - year) > maxYearsApart ? null : [`${month}-01`, `${month}-31`]
}

const isBuiltSince = (car: WarrantedCar, day: string): Known => {
  const built = builtBetween(car)
  if (!built) return null
  const [first, last] = built
  return first >= day ? true : last < day ? false : null
}

/** Prices that a car may be sold for: with and without on-road costs, which not every law counts. */
const prices = ({ priceCents, driveAwayCents, egcCents }: WarrantedCar): readonly Cents[] =>
  [priceCents, driveAwayCents, egcCents].filter((cents): cents is Cents => cents !== null && cents > 0)

const isPriced = (car: WarrantedCar, { minCents, maxCents }: WarrantyClass): Known => {
  if (minCents === undefined && maxCents === undefined) return true
  const isWithin = prices(car).map((cents) => cents >= (minCents ?? 0) && cents <= (maxCents ?? cents))
  if (isWithin.length === 0) return null
  return isWithin.every(Boolean) ? true : isWithin.some(Boolean) ? null : false
}

const isInClass = (car: WarrantedCar, warrantyClass: WarrantyClass, today: string): Known => {
  const { maxYears, maxKm } = warrantyClass
  const earliest = `${Number(today.slice(0, 4)) - maxYears}${today.slice(4)}`
  // Feeds write 0 for an unknown reading.
  const isTravelled = car.km !== null && car.km > 0 ? car.km <= maxKm : null
  const facts = [isTravelled, isBuiltSince(car, earliest), isPriced(car, warrantyClass)]
  if (facts.includes(false)) return false
  return facts.includes(null) ? null : true
}

/** People in a car; vehicles for more are buses, which the laws exclude. */
const maxSeats = 9

/**
 * The statutory warranty that comes with a used passenger car, by the law of the state where it is for sale (VDP-30). Null if the law
 * gives none, or if it depends on a fact that isn't known: build month or year, odometer, kind of vehicle, price, state. That the car
 * isn't sold on consignment, at auction or as unroadworthy isn't checked: no data says so.
 *
 * @param today local date of the site, `YYYY-MM-DD`
 * @example statutoryWarranty({ ...car, state: 'NSW', buildDate: '2021-03-01', km: 42_310 }, '2026-12-01') // { months: 3, km: 5_000 }
 */
export const statutoryWarranty = (car: WarrantedCar, today: string): WarrantyPeriod | null => {
  if (car.carType !== 'used' || car.itemType !== 'car' || !isInStock(car) || !Object.hasOwn(statutoryWarranties, car.state)) return null
  if (vehicleKind(car) !== 'passenger' || (car.seats ?? 0) > maxSeats) return null
  for (const warrantyClass of statutoryWarranties[car.state]?.classes ?? []) {
    const isIn = isInClass(car, warrantyClass, today)
    if (isIn === null) return null
    if (isIn) return { months: warrantyClass.months, km: warrantyClass.km }
  }
  return null
}

/** Names of states in front of a noun, where their abbreviation isn't what people say. */
const stateAdjectives: Readonly<Partial<Record<string, string>>> = {
  VIC: 'Victorian',
  QLD: 'Queensland',
  SA: 'South Australian',
  TAS: 'Tasmanian',
}

/**
 * The line of a car's page about its statutory warranty (VDP-30); null without one, and in New Zealand.
 *
 * @param now the instant of the page, ISO in UTC
 * @example 'NSW statutory warranty: 3 months or 5,000 km, whichever comes first'
 */
export const statutoryWarrantyText = (car: WarrantedCar, config: Pick<ResolvedConfig, 'identity'>, now: string): string | null => {
  const period = isInNewZealand(config.identity) ? null : statutoryWarranty(car, siteDay({ config, now }))
  if (!period) return null
  const months = `${period.months} ${period.months === 1 ? 'month' : 'months'}`
  return `${stateAdjectives[car.state] ?? car.state} statutory warranty: ${months} or ${formatOdometer(period.km)}, whichever comes first`
}
