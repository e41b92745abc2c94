import { parseVideo } from '@forecourt/rules/entities/parseVideo'
import {
  answers,
  carTypes,
  itemTypes,
  licences,
  litresIn,
  measureIn,
  numberIn,
  odometerStatuses,
  type StockLine,
  splitVideos,
} from './parseCarLine'
import { parseDay } from './parseDay'
import { statusMeant } from './statusMeant'
import type { ImportColumn } from './stockColumns'

/** What is wrong with what a column says, as a sentence; null where nothing is. */
type Check = (text: string, now: string) => string | null

const known =
  (words: Readonly<Record<string, unknown>>, says: (text: string) => string): Check =>
  (text) =>
    words[text.toLowerCase()] === undefined ? says(text) : null

/** More than any vehicle has or costs: what is beyond is no such number. */
const [mostDollars, mostKm, mostOf, mostCount] = [20_000_000, 9_999_999, 1_000_000, 100]

// Three decimals are thousands with a dot, as other countries write them.
const price: Check = (text) => {
  const dollars = numberIn(text)
  return dollars === null || dollars > mostDollars || /\.\d{3}$/.test(text) ? `“${text}” is no price in dollars.` : null
}
const measure =
  (what: string): Check =>
  (text) => {
    const said = measureIn(text)
    return said === null || said > mostOf ? `“${text}” is no ${what}.` : null
  }
const count =
  (what: string): Check =>
  (text) => {
    const said = numberIn(text)
    return said === null || !Number.isInteger(said) || said > mostCount ? `“${text}” is no number of ${what}.` : null
  }
const day =
  (what: string): Check =>
  (text) =>
    parseDay(text) === null ? `“${text}” is no day for the ${what}. Write it like 31/08/2026.` : null
const question = (what: string): Check => known(answers, (text) => `“${text}” is neither yes nor no: ${what}.`)

const year: Check = (text, now) => {
  const said = numberIn(text)
  const isYear = said !== null && Number.isInteger(said) && said >= 1900 && said <= Number(now.slice(0, 4)) + 2
  return isYear ? null : `“${text}” is no year of a car.`
}

const checks: Partial<Record<ImportColumn, Check>> = {
  year,
  price,
  driveAwayPrice: price,
  egcPrice: price,
  wasPrice: price,
  km: (text) => ((numberIn(text) ?? Number.POSITIVE_INFINITY) > mostKm ? `“${text}” is no number of kilometres.` : null),
  carType: known(carTypes, (text) => `“${text}” is neither new, used nor demo.`),
  itemType: known(itemTypes, (text) => `“${text}” is neither a car, a motorcycle nor a caravan.`),
  licence: known(licences, (text) => `“${text}” is neither a learner’s nor a full licence.`),
  odometerStatus: known(odometerStatuses, (text) => `“${text}” does not say whether the odometer is accurate, inaccurate or unknown.`),
  arrived: day('arrival in stock'),
  regoExpiry: day('registration’s expiry'),
  wofExpiry: day('warrant’s expiry'),
  buildDate: day('build'),
  complianceDate: day('compliance plate'),
  damagedImport: question('whether it was imported damaged'),
  securityInterest: question('whether a security interest is registered'),
  certified: question('whether it is certified'),
  website: question('whether the website shows it'),
  status: (text) => (statusMeant(text) === null ? `“${text}” is no status of a car.` : null),
  cylinders: count('cylinders'),
  seats: count('seats'),
  doors: count('doors'),
  engine: (text) => ((litresIn(text) ?? Number.POSITIVE_INFINITY) > mostCount ? `“${text}” is no engine size in litres or cc.` : null),
  range: measure('range in km'),
  battery: measure('battery size in kWh'),
  sleeps: measure('number of berths'),
  length: measure('length in feet'),
  tare: measure('tare weight in kg'),
  atm: measure('aggregate trailer mass in kg'),
  firstRegistered: measure('year of first registration'),
  firstRegisteredOverseas: measure('year of first registration overseas'),
  rucPaidTo: measure('number of kilometres road user charges are paid to'),
  videos: (text) => {
    const other = splitVideos(text).find((part) => parseVideo(part) === null)
    return other === undefined ? null : `“${other.slice(0, 60)}” is no address of a video on YouTube or Vimeo.`
  },
  vin: (text) => (/^[A-HJ-NPR-Z0-9]{17}$/i.test(text) ? null : `“${text}” is no VIN: it has 17 letters and digits.`),
}

const checked = Object.keys(checks) as ImportColumn[]

/** A column that can't be read as it stands. */
export interface ColumnProblem {
  readonly column: ImportColumn
  readonly says: string
}

/**
 * What of a line can't be read, column by column (ENT-01). Columns that say nothing are fine.
 *
 * @param now the instant of the import, ISO in UTC
 */
export const columnProblems = (line: StockLine, now: string): ColumnProblem[] => {
  const found: ColumnProblem[] = []
  for (const column of checked) {
    const text = line[column]
    const says = text ? (checks[column]?.(text, now) ?? null) : null
    if (says !== null) found.push({ column, says })
  }
  return found
}
