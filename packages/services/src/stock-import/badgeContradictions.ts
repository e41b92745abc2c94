import type { Drive } from '@forecourt/rules/stock/vocabulary/drives'
import type { Fuel } from '@forecourt/rules/stock/vocabulary/fuels'
import { memoised } from '@forecourt/schema/memoised'
import type { LineValues } from './ColumnValues'
import { columnTitles, type ImportColumn, type StockLine } from './stockColumns'

/** Characters of a badge that are examined. */
const longestBadge = 80

const manual = /\b(?:man|manual|[4-7]mt)\b/i
const automatic = /\b(?:automatic|cvt|dct|dsg|pdk|(?:\d{1,2} ?)?(?:sp|spd|speed)\.? ?auto)\b|\bauto$/i

/** Fuel names in a badge, and the fuels each allows. A hybrid also runs on petrol. */
const fuels: readonly (readonly [name: RegExp, are: readonly Fuel[]])[] = [
  [/\bplug-?in\b|\bphev\b/i, ['plugIn', 'hybrid', 'petrol', 'unleaded', 'premium']],
  [/\bhybrid\b/i, ['hybrid', 'plugIn', 'mildHybrid', 'petrol', 'unleaded', 'premium']],
  [/\bdiesel\b|\bt(?:urbo ?)?di?\b|\bcrdi\b/i, ['diesel', 'mildHybrid', 'hybrid', 'plugIn']],
  [/\bpetrol\b/i, ['petrol', 'unleaded', 'premium', 'hybrid', 'plugIn', 'mildHybrid', 'dualFuel']],
  [/\b(?:electric|bev)\b(?! (?:sunroof|seats?|tailgate|windows?|roof))/i, ['electric', 'hydrogen', 'plugIn', 'hybrid']],
]
const drives: readonly (readonly [name: RegExp, are: readonly Drive[]])[] = [
  [/\b(?:4x4|4wd|awd)\b/i, ['4WD', 'AWD']],
  [/\b(?:4x2|2wd)\b/i, ['2WD', 'FWD', 'RWD']],
  [/\bfwd\b/i, ['FWD', '2WD']],
  [/\brwd\b/i, ['RWD', '2WD']],
]

/** What a badge implies for other columns; null if nothing or ambiguous. */
interface BadgeSays {
  readonly gearbox: 'Manual' | 'Automatic' | null
  readonly fuels: readonly Fuel[] | null
  readonly drives: readonly Drive[] | null
  readonly seats: number | null
  readonly body: 'sedan' | 'hatch' | null
  readonly isDemo: boolean
}

const only = <Value>(found: readonly Value[]): Value | null => (found.length === 1 ? (found[0] ?? null) : null)

const nothing: BadgeSays = { gearbox: null, fuels: null, drives: null, seats: null, body: null, isDemo: false }

const read = memoised((badge: string): BadgeSays => {
  const [isManual, isAutomatic] = [manual.test(badge), automatic.test(badge)]
  const [isSedan, isHatch] = [/\bsedan\b/i.test(badge), /\bhatch(?:back)?\b/i.test(badge)]
  // “Plug-in hybrid” matches both; the first is more specific.
  const [firstFuel] = fuels.filter(([name]) => name.test(badge))
  const seats = /\b([2-9])[ -]?seat(?:s|er)?\b/i.exec(badge)?.[1]
  const message: BadgeSays = {
    gearbox: isManual === isAutomatic ? null : isManual ? 'Manual' : 'Automatic',
    fuels: firstFuel?.[1] ?? null,
    drives: only(drives.filter(([name]) => name.test(badge)))?.[1] ?? null,
    seats: seats === undefined ? null : Number(seats),
    body: isSedan === isHatch ? null : isSedan ? 'sedan' : 'hatch',
    isDemo: /\bdemo(?:nstrator)?\b/i.test(badge),
  }
  return Object.values(message).some(Boolean) ? message : nothing
}, 1_000)

/** Columns that words of a badge or model such as “XLT 4x4 Diesel 6sp Manual” contradict, each with the reason. */
export const badgeContradictions = (
  badge: string,
  values: LineValues,
  line: StockLine,
  where: 'badge' | 'model' = 'badge',
): readonly (readonly [ImportColumn, string])[] => {
  if (badge.length > longestBadge) return []
  const message = read(badge)
  if (message === nothing) return []
  const { fuel, drive, seats, body, transmission } = values
  const wrong: readonly (readonly [ImportColumn, boolean])[] = [
    ['transmission', transmission !== undefined && message.gearbox !== null && message.gearbox !== transmission.value],
    ['fuel', fuel !== undefined && message.fuels !== null && !message.fuels.includes(fuel)],
    ['drive', drive !== undefined && message.drives !== null && !message.drives.includes(drive)],
    ['seats', Boolean(seats) && message.seats !== null && message.seats !== seats],
    ['body', (body === 'sedan' || body === 'hatch') && message.body !== null && message.body !== body],
    ['carType', message.isDemo && values.carType === 'new'],
  ]
  return wrong.flatMap(([column, isWrong]) =>
    isWrong ? [[column, `“${line[column] ?? columnTitles[column]}” and the ${where} “${badge}” contradict each other.`] as const] : [],
  )
}
