import { isBareAmount, mayBeCents } from '../stock-import/parseColumn'
import type { StockLine } from '../stock-import/parseLine'
import type { PriceCountry } from '../stock-import/parsePrice'
import { type ReadColumn, rememberColumns } from '../stock-import/rememberColumns'
import { columnTitles, type ImportColumn } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecords } from './FeedRecords'
import { mappedLine } from './mappedLine'

/** What only all rows of a file together say. */
export interface FileEvidence {
  /**
   * Why a row is about a car of which another row says something else, in a sentence; null where none does.
   *
   * @param number the stock number of the row as `stockNumberKey` gives it
   */
  readonly rivalOf: (line: StockLine, row: number, number: string) => string | null
  /** Why a day of a column may be another one, or a price be in cents, in a sentence; null where it can’t. */
  readonly doubtOf: (column: ImportColumn, text: string | undefined) => string | null
}

/** What must not differ between two rows of one car: what it costs, and whether it is for sale. */
const compared: readonly ImportColumn[] = [
  ...([
    'price',
    'driveAwayPrice',
    'egcPrice',
    'wasPrice',
    'priceType',
    'currency',
    'priceShown',
    'priceHidden',
    'status',
    'sold',
    'reserved',
    'website',
    'hidden',
  ] as const),
]
const amountColumns: readonly ImportColumn[] = ['price', 'driveAwayPrice', 'egcPrice', 'wasPrice']
const dayColumns: readonly ImportColumn[] = ['regoExpiry', 'wofExpiry', 'arrived', 'buildDate', 'complianceDate']
/** Columns whose cells may be read otherwise because of others. */
export const mayBeDoubted: readonly ImportColumn[] = [...dayColumns, ...amountColumns]
const numbered = /^(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/

/** Different cells of a column that are read once. */
const mostValues = 10_000

/** What all spellings of a stock number have in common; empty for none. */
export const stockNumberKey = (stockNumber: string | null | undefined): string => (stockNumber ?? '').trim().toLowerCase()

/** What rows say so far, as they are read. */
export interface EvidenceSoFar extends FileEvidence {
  note(line: StockLine, row: number, number: string): void
  /** Whether any row is to be read otherwise because of others. */
  readonly matters: boolean
}

/** Of a file nothing is known of. */
export const noEvidence: FileEvidence = { rivalOf: () => null, doubtOf: () => null }

/** Rejects the reading of a file at its end: its rows are to be read again, with what all of them say. */
export class EvidenceFound extends Error {
  constructor(readonly evidence: FileEvidence) {
    super('The rows of the file are to be read again.')
  }
}

/**
 * Collects what single rows don’t say: a car that is in a file twice at two prices, a column of days that are written month before day,
 * and a column of prices that may be in cents.
 *
 * @param readColumn reads a cell, as the rows are read
 */
export const createFileEvidence = (mapping: FeedMapping, readColumn: ReadColumn): EvidenceSoFar => {
  const columns = compared.filter((column) => mapping.columns[column]).map((column) => ({ column, known: new Map<string, number>() }))
  const days = dayColumns.filter((column) => mapping.columns[column])
  const amounts = amountColumns.filter((column) => mapping.columns[column])
  /** By place in the lists below: rows of one number or VIN. Lists, as a hundred thousand objects would take more memory. */
  const byNumber = new Map<string, number>()
  const byVin = new Map<string, number>()
  const rows: number[] = []
  /** Empty for one that is none, such as “TBA”: many cars may have it. */
  const vins: string[] = []
  /** What a row says of price and status, by its number in `sayings`. */
  const says: number[] = []
  const sayings = new Map<string, number>()
  /** By place of a row: another row about the same car that says something else. */
  const rivals = new Map<number, number>()
  /** By column: days that can only be day before month, and only month before day. */
  const orders = new Map(days.map((column) => [column, { dayFirst: 0, monthFirst: 0 }]))
  /** By column: amounts without a unit, and how many of them would be far too much in dollars. */
  const units = new Map(amounts.map((column) => [column, { bare: 0, high: 0 }]))
  /** Values by their numbers, which take less memory of a hundred thousand rows. */
  const numbers = new Map<string, number>()
  const valueIn = ({ column, known }: (typeof columns)[number], text = ''): number => {
    const before = known.get(text)
    if (before !== undefined) return before
    const outcome = readColumn(column, text)
    const value = outcome.is === 'understood' ? JSON.stringify(outcome.value) : outcome.is
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    if (known.size < mostValues) known.set(text, number)
    return number
  }
  const vinOf = ({ vin = '' }: StockLine): string => {
    const outcome = vin === '' ? null : readColumn('vin', vin)
    return outcome?.is === 'understood' ? outcome.value : ''
  }
  const compare = (names: Map<string, number>, name: string, place: number) => {
    if (name === '') return
    const before = names.get(name)
    if (before === undefined) names.set(name, place)
    else if (says[before] !== says[place] && (vins[before] === vins[place] || vins[before] === '' || vins[place] === '')) {
      if (!rivals.has(before)) rivals.set(before, rows[place] ?? 0)
    }
  }
  const isMonthFirst = (column: ImportColumn) => {
    const { dayFirst, monthFirst } = orders.get(column) ?? { dayFirst: 0, monthFirst: 0 }
    return monthFirst > 0 && monthFirst >= dayFirst
  }
  const isInCents = (column: ImportColumn) => {
    const { bare, high } = units.get(column) ?? { bare: 0, high: 0 }
    return high > 1 && high * 2 > bare
  }
  return {
    get matters() {
      return rivals.size > 0 || days.some(isMonthFirst) || amounts.some(isInCents)
    },
    note(line, row, number) {
      for (const column of days) {
        const [, first = '', second = ''] = numbered.exec((line[column] ?? '').trim()) ?? []
        const order = orders.get(column)
        if (order && Number(first) > 12 && second !== '' && Number(second) <= 12) order.dayFirst++
        if (order && Number(second) > 12 && Number(first) <= 12) order.monthFirst++
      }
      for (const column of amounts) {
        const text = line[column] ?? ''
        const unit = units.get(column)
        if (!unit || !isBareAmount(text)) continue
        unit.bare++
        if (mayBeCents(text)) unit.high++
      }
      let said = ''
      for (const each of columns) said += `${valueIn(each, line[each.column])} `
      const saying = sayings.get(said) ?? sayings.size
      sayings.set(said, saying)
      const place = rows.push(row) - 1
      vins.push(vinOf(line))
      says.push(saying)
      compare(byNumber, number, place)
      compare(byVin, vins[place] ?? '', place)
    },
    rivalOf: (line, row, number) => {
      if (rivals.size === 0) return null
      for (const [place, is] of [
        [byNumber.get(number), `stock number ${line.stockNumber?.trim()}`],
        [byVin.get(vinOf(line)), `VIN ${line.vin?.trim()}`],
      ] as const) {
        const rival = place === undefined ? undefined : rivals.get(place)
        if (place === undefined || rival === undefined) continue
        return `The ${is} is on row ${row === rows[place] ? rival : rows[place]} too, with another price or status: which is right isn’t known.`
      }
      return null
    },
    doubtOf: (column, text = '') => {
      if (isBareAmount(text) && isInCents(column))
        return `“${text}” may be in cents: most of “${columnTitles[column]}” would be too much in dollars, and nothing says which they are.`
      if (!isMonthFirst(column)) return null
      const [, first, second] = numbered.exec(text.trim()) ?? []
      if (first === undefined || second === undefined || Number(first) === Number(second) || Number(first) > 12) return null
      return `“${text}” may be another day: others of “${columnTitles[column]}” are written month before day.`
    },
  }
}

/** Reads a whole file for its evidence. Rejects with a `FeedFault`. */
export const fileEvidence = async (
  batches: FeedRecords['batches'],
  mapping: FeedMapping,
  now: string,
  country?: PriceCountry,
): Promise<FileEvidence> => {
  const used: readonly string[] = [...compared, ...dayColumns, 'stockNumber', 'vin']
  const short = { ...mapping, columns: Object.fromEntries(Object.entries(mapping.columns).filter(([column]) => used.includes(column))) }
  const readColumn = rememberColumns(now, country)
  const evidence = createFileEvidence(short, readColumn)
  for await (const batch of batches)
    for (const record of batch) {
      const line = record.unreadable ? null : mappedLine(record, short)
      if (!line) continue
      const stockNumber = readColumn('stockNumber', line.stockNumber ?? '')
      evidence.note(line, record.row, stockNumberKey(stockNumber.is === 'understood' ? stockNumber.value : null))
    }
  return evidence
}
