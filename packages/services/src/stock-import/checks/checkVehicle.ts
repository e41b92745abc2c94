import type { BodyType, CarType } from '@forecourt/rules/entities/Car'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import type { Fuel } from '@forecourt/rules/stock/vocabulary/fuels'
import { columnVocabularies } from '../columnVocabularies'
import { otherFuelOfEngine } from '../remarks/namedPowertrain'
import type { Row } from './CheckedRow'
import { statedIn } from './statedIn'

/** Minimum and maximum engine size of a car, in litres. */
const [smallestEngine, largestEngine] = [0.5, 8.5] as const

/** Fuels with an electric range, and fuels taxed in their price instead of by distance. */
const pluggedIn: readonly Fuel[] = ['electric', 'plugIn', 'hydrogen']

const untaxedByDistance: readonly Fuel[] = ['petrol', 'unleaded', 'premium']

/** Maximum kilometres and age for new cars and demonstrators. */
const typical: Readonly<Record<Exclude<CarType, 'used'>, { readonly km: number; readonly years: number }>> = {
  new: { km: 2_000, years: 4 },
  demo: { km: 40_000, years: 5 },
}

const thousands = (number: number) => Math.round(number).toLocaleString('en-AU')

/** Makes, models and bodies of vehicles that are no cars. */
const otherMake =
  /^(?:jayco|avan|coromal|jurgens|crusader caravans|new age|windsor caravans|supreme caravans|sea-?doo|kubota|john deere|polaris|can-?am|arctic cat|cfmoto|hino|fuso|kenworth|mack|scania|freightliner|western star|ud trucks?|harley[- ]davidson|ducati|kawasaki|ktm|royal enfield|aprilia|vespa|moto guzzi|husqvarna)$/i

const otherModel = /^(?:rtv|rzr|waverunner|jet ?ski|(?:n[lnpqk]r|n[lp]s|f[rstvxy]r|fts)(?![a-z])|cbr? ?\d|crf ?\d|yzf|mt-0|gsx|gsx-?r)/i

const otherBody =
  /\b(?:caravan|pop[- ]?top|camper ?trailer|motor ?cycle|motor ?bike|naked bike|jet ?ski|boat|side[- ]by[- ]side|atv|quad|tipper|prime mover|pantech|tractor|forklift|trailer)\b/i

/** Words of other vehicles in the name of a model. A “Quad Cab” and a tipper may be utes. */
const otherName =
  /\b(?:caravan|camper ?trailer|(?:box|tandem|boat|plant|enclosed|flat ?top|tipping|cage|car) trailer|trailer|boat|jet ?ski|tractor|forklift|motor ?cycle|motor ?bike|horse float|excavator|mower|scooter)\b|\btandem\b/i

/** A file without the kind of vehicle is about cars, unless the make, model or body says otherwise. */
export const checkKind = ({ line, values, report, isDoubtful }: Row) => {
  const isOther =
    otherMake.test(values.make ?? '') ||
    otherModel.test(values.model ?? '') ||
    otherBody.test(line.body ?? '') ||
    otherName.test(`${line.model ?? ''} ${line.badge ?? ''}`)
  if (values.itemType === undefined && isOther && !isDoubtful('itemType'))
    report('itemType', `“${values.make} ${values.model}” may not be a car, and the file doesn’t say what it is.`, 'waits')
  const body = line.itemType ? columnVocabularies.body.read(line.itemType) : null
  if (body !== null && values.body !== undefined && values.body !== body)
    report('body', `“${line.body}” and the kind of vehicle “${line.itemType}” contradict each other.`)
}

/** Fewest kilometres a year of a used car. Of an older one, “1.2” thousand is more likely a typo than a car that was hardly driven. */
const [leastKm, leastKmOfOld, oldAge] = [100, 200, 5] as const

/** Highest kilometres of a used car of next year's model. */
const mostKmAhead = 15_000

/** Whether a car that was used is from a year still to come: next year's model is sold from about the middle of a year. */
const isFromFuture = (year: number, km: number, thisYear: number): boolean => year > thisYear + 1 || (year > thisYear && km > mostKmAhead)

/** Leaves out a reading that is unlikely for the age of a used car, until a user has answered that it is right. None has 0 km. */
const reportLowReading = ({ values, report }: Row, km: number) => {
  const message = `${thousands(km)} km isn’t a likely reading for a used vehicle from ${values.year}.`
  const confirmed = km < 1 || values.kmUnit === 'miles' ? undefined : values.km
  report('km', message, 'left out', { isAskedOnce: false, ...(confirmed && { choices: [`${thousands(km)} km`], confirmed }) })
}

/** Whether kilometres and age fit a new, demo or used car. */
export const checkCarType = (row: Row) => {
  const { line, values, thisYear, report } = row
  const age = values.year === undefined ? 0 : thisYear - values.year
  const km = values.km?.distance
  const { carType } = values
  if (carType !== 'new' && carType !== undefined && values.year !== undefined && isFromFuture(values.year, km ?? 0, thisYear)) {
    const reading = km === undefined ? '' : `, ${thousands(km)} km`
    report('carType', `“${carTypes.title(carType)}”${reading} and the year ${values.year} contradict each other.`, 'waits')
    return
  }
  if (carType === 'new' || carType === 'demo') {
    const { km: mostKm, years } = typical[carType]
    const title = carTypes.title(carType)
    if (km !== undefined && km > mostKm) report('carType', `“${title}” and ${thousands(km)} km contradict each other.`, 'waits')
    else if (age > years) report('carType', `“${title}” and the year ${values.year} contradict each other.`, 'waits')
    // A registration of last year may be that of the dealer.
    else if (carType === 'new' && values.firstRegistered !== undefined && values.firstRegistered < thisYear - 1)
      report('carType', `“${title}” and the first registration in ${values.firstRegistered} contradict each other.`, 'waits')
    else if (carType === 'new' && values.regoExpiry !== undefined && Number(values.regoExpiry.slice(0, 4)) < thisYear)
      report('carType', `“${title}” and a registration that ended on “${line.regoExpiry}” contradict each other.`, 'waits')
  } else if (
    km !== undefined &&
    (km === 0 || (age >= 2 && km < age * (age < oldAge ? leastKm : leastKmOfOld))) &&
    values.itemType !== 'caravan'
  )
    reportLowReading(row, km)
}

/** Highest counts of a car. Some with 11 to 14 seats are called wagons. */
const highest = { seats: 15, doors: 7, cylinders: 16 } as const
/** Bodies that may have more seats. */
const forMany: readonly (BodyType | undefined)[] = ['bus', 'van', 'motorhome', 'lightTruck']

/** Leaves out counts that no car has, such as 55 seats: where a digit was typed twice (ENT-01). */
export const checkCounts = ({ line, values, report }: Row) => {
  if (values.itemType !== undefined && values.itemType !== 'car') return
  for (const column of ['seats', 'doors', 'cylinders'] as const) {
    const count = values[column]
    const isForMany = column === 'seats' && forMany.includes(values.body)
    if (count !== undefined && count > highest[column] && !isForMany)
      report(column, `“${line[column]}” isn’t a likely number of ${column}: a car has at most ${highest[column]}.`)
  }
}

export const checkEngine = ({ line, values, report }: Row) => {
  if (values.fuel && line.engine && otherFuelOfEngine(line.engine, values.fuel) !== null)
    report(
      'fuel',
      `The fuel “${statedIn(line, values, 'fuel').text}” and the engine “${line.engine.slice(0, 40)}” contradict each other.`,
      'left out',
      {
        ...{ isAskedOnce: false, isCleared: true },
      },
    )
  const { fuel } = values
  if (values.engine && values.engine < smallestEngine && values.itemType !== 'motorcycle')
    report('engine', `“${line.engine}” isn’t a likely engine size. It may be in kW or kWh.`)
  if (values.engine && values.engine > largestEngine)
    report('engine', `“${line.engine}” isn’t a likely engine size: it would be ${values.engine} litres.`)
  if (values.range && fuel && !pluggedIn.includes(fuel))
    report('range', `“${line.range}” isn’t an electric range: the fuel is “${statedIn(line, values, 'fuel').text}”.`)
  if (values.rucPaidTo !== undefined && fuel && untaxedByDistance.includes(fuel))
    report(
      'rucPaidTo',
      `“${line.rucPaidTo}” and the fuel “${statedIn(line, values, 'fuel').text}” contradict each other: road user charges are for others.`,
    )
}
