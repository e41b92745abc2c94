import { isBareAmount, mayBeCents } from '../stock-import/cells/readPrice'
import { dateColumns } from '../stock-import/dateColumns'
import type { PriceCountry } from '../stock-import/parsePrice'
import { type ReadColumn, rememberColumns } from '../stock-import/rememberColumns'
import { amountColumns, columnTitles, type ImportColumn, priceColumns, type StockLine, saleColumns } from '../stock-import/stockColumns'
import { hasEntry } from './clearance'
import { createFileSigns, type FileSigns, noSigns } from './createFileSigns'
import { comparedColumns, createRowFacts, type SaleState } from './createRowFacts'
import { createEarlierSales } from './earlierSales'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord, FeedRecords } from './FeedRecords'
import { createFarPrices, type FarPrice } from './farPrices'
import { mappedLine } from './mappedLine'

/** A contradicting row about the same car. */
interface RowConflict {
  /** A sentence. */
  readonly message: string
  /** Whether one of the rows marks the car as not for sale. */
  readonly isGone: boolean
  /** Whether the row is about an earlier sale of a car that is for sale again, and says nothing about it. */
  readonly isEarlierSale?: true
}

/** Evidence from all rows of a file together. */
export interface FileEvidence {
  /**
   * The contradicting row about the same car; null for none.
   *
   * @param number the stock number of the row as `stockNumberKey` gives it
   */
  readonly findConflict: (line: StockLine, row: number, number: string) => RowConflict | null
  /** The stock number of another row that may be about the same car: year, make, model and kilometres are alike; null for none. */
  readonly findTwin: (row: number) => string | null
  /** Why a cell may be misread (day and month swapped, price in cents, odometer in thousands), one sentence; null if not. */
  readonly findAmbiguity: (column: ImportColumn, text: string | undefined) => string | null
  /** Why the price of a row is likely wrong, as it is far from those of other cars; null if it isn’t. */
  readonly findFarPrice: (line: StockLine, column: ImportColumn) => FarPrice | null
  readonly signs: FileSigns
}

/** Columns with cells that can be ambiguous (day or month first, cents, thousands of km): other rows decide how they are read. */
export const ambiguousColumns: readonly ImportColumn[] = [...dateColumns, ...amountColumns, 'km', 'rego']
const numbered = /^(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/

/** An odometer reading without a unit, and one that may be in thousands. */
const bareReading = /^\d[\d,]*(?:\.\d+)?$/
const shortReading = /^\d{1,3}(?:\.\d{1,2})?$/
/** Fewer km than this on a car of at least these years mean that the column is in thousands. */
const fewestKm = 500
const fewestYears = 2

/** Maximum columns named in a contradiction. */
const mostNamed = 3
const listFormat = new Intl.ListFormat('en-AU')

/** Normalised stock number; empty for none. */
export const stockNumberKey = (stockNumber: string | null | undefined): string => (stockNumber ?? '').trim().toLowerCase()

/** Evidence collected so far. */
export interface PartialEvidence extends FileEvidence {
  /** @param day day of the row as a number; 0 if unknown */
  note(line: StockLine, row: number, number: string, state: SaleState, day: number): void
  /** Records that the car of an unreadable row isn’t for sale. */
  noteGone(row: number, number: string): void
  /** Records a row that is words only, which may be about cars above and below. */
  noteLine(text: string): void
  /** Notes whether a row has an entry under an unread heading of a step before the sale. */
  noteEntry(heading: string, isStated: boolean): void
  /** Whether the evidence changes the reading of any row. */
  readonly matters: boolean
}

/** Empty evidence. */
export const noEvidence: FileEvidence = {
  findConflict: () => null,
  findTwin: () => null,
  findAmbiguity: () => null,
  findFarPrice: () => null,
  signs: noSigns,
}

/** Thrown at the end of a file whose rows must be read again with the collected evidence. */
export class RereadRequired extends Error {
  constructor(readonly evidence: FileEvidence) {
    super('The rows of the file need to be read again.')
  }
}

/** Finds the columns with a date that is only valid with the month first: one is enough to make the order of the others unclear. */
const createDateOrders = (days: readonly ImportColumn[]) => {
  const monthFirst = new Set<ImportColumn>()
  return {
    note(line: StockLine) {
      for (const column of days) {
        const text = line[column]
        const [, first = '', second = ''] = (text && numbered.exec(text.trim())) || []
        if (Number(second) > 12 && Number(first) <= 12) monthFirst.add(column)
      }
    },
    isUnclear: (column: ImportColumn): boolean => monthFirst.has(column),
  }
}

/** Counts amounts without a unit that may be in cents. */
const createAmountUnits = (amounts: readonly ImportColumn[]) => {
  /** By column: count of amounts without a unit, and of those far too high in dollars. */
  const units = new Map(amounts.map((column) => [column, { bare: 0, high: 0 }]))
  return {
    note(line: StockLine) {
      for (const column of amounts) {
        const text = line[column] ?? ''
        const unit = units.get(column)
        if (!unit || !isBareAmount(text)) continue
        unit.bare++
        if (mayBeCents(text)) unit.high++
      }
    },
    isInCents(column: ImportColumn) {
      const { bare, high } = units.get(column) ?? { bare: 0, high: 0 }
      return high > 1 && high * 2 > bare
    },
  }
}

/** Counts odometer readings of older cars that may be in thousands. */
const createOdometerUnits = (readColumn: ReadColumn, thisYear: number) => {
  /** Odometer readings of older cars, and those only plausible in thousands. */
  const readings = { all: 0, low: 0 }
  return {
    note(line: StockLine) {
      const reading = (line.km ?? '').trim()
      const year = bareReading.test(reading) ? readColumn('year', line.year ?? '') : null
      if (year?.is === 'understood' && thisYear - year.value >= fewestYears) {
        const isLow = Number(reading.replaceAll(',', '')) < fewestKm && !/^0+$/.test(reading)
        const type = isLow ? readColumn('carType', line.carType ?? '') : null
        // A new car that is some years old may have few kilometres.
        const isUsed = type?.is !== 'understood' || type.value === 'used'
        if (isUsed) readings.all++
        if (isLow && isUsed) readings.low++
      }
    },
    isInThousands: () => readings.low > 1 && readings.low * 2 > readings.all,
  }
}

const plainPlate = /^[A-Z0-9]*$/

/** Rows of a file in its order. Arrays use less memory than objects for 100,000 rows. */
interface NotedRows {
  readonly rows: number[]
  /** Keys of stock numbers. */
  readonly numbers: string[]
  /** Empty for a placeholder such as “TBA”, which many cars may have. */
  readonly vins: string[]
}

/** Finds number plates on several cars: rows of two stock numbers that are not the same car by VIN. */
const createPlates = ({ rows, numbers, vins }: NotedRows, readColumn: ReadColumn) => {
  /** Index of the first row by plate. */
  const first = new Map<string, number>()
  /** Indexes of the first two cars of a plate. */
  const shared = new Map<string, readonly [number, number]>()
  /** Plates of cars that aren’t for sale. */
  const gone = new Set<string>()
  const plateOf = (text = ''): string => {
    const outcome = /\d/.test(text) ? readColumn('rego', text.trim()) : null
    if (outcome?.is !== 'understood') return ''
    const plate = String(outcome.value)
    return plainPlate.test(plate) ? plate : plate.replace(/[^a-z0-9]/gi, '').toUpperCase()
  }
  return {
    note(line: StockLine, place: number, isGone: boolean) {
      const plate = plateOf(line.rego)
      if (plate === '') return
      if (isGone) gone.add(plate)
      const before = first.get(plate)
      if (before === undefined) first.set(plate, place)
      else if (numbers[before] !== numbers[place] && (vins[place] === '' || vins[place] !== vins[before]) && !shared.has(plate))
        shared.set(plate, [before, place])
    },
    isShared: () => shared.size > 0,
    findAmbiguity: (text: string): string | null =>
      shared.size > 0 && shared.has(plateOf(text))
        ? `The number plate “${text}” is on two cars of the file, and it is not clear which one has it.`
        : null,
    /** The other row of the plate, unless both cars are known by their VINs. */
    findConflict: ({ rego }: StockLine, row: number, vin: string): RowConflict | null => {
      const plate = shared.size === 0 ? '' : plateOf(rego)
      const other = shared.get(plate)?.find((place) => rows[place] !== row)
      if (other === undefined || (vin !== '' && vins[other] !== '')) return null
      const number = numbers[other]?.toUpperCase()
      return {
        message: `The number plate ${rego?.trim()} is also on row ${rows[other]}, of the car with the stock number ${number}, and it is not clear which car has it.`,
        isGone: gone.has(plate),
      }
    },
  }
}

/** Columns that may differ between two entries of one car. */
const changing: readonly ImportColumn[] = [...priceColumns, ...saleColumns, 'location', 'certified']
/** A reading of a used car. */
const usedReading = /^\d{1,3},?\d{3}\s*(?:kms?)?$/i

/** Finds cars without a VIN that a file may have twice, under two stock numbers. */
const createTwins = (facts: ReturnType<typeof createRowFacts>) => {
  const first = new Map<number, { readonly place: number; readonly row: number; readonly number: string; readonly colour: string }>()
  /** Stock number of the other row, by row. */
  const found = new Map<number, string>()
  return {
    note({ km = '', rego = '', colour: written = '' }: StockLine, place: number, row: number, number: string) {
      const key = rego.trim() === '' && number !== '' && usedReading.test(km.trim()) ? facts.carKey(place) : 0
      if (key === 0) return
      const before = first.get(key)
      const colour = written.trim().toLowerCase()
      const isRounded = /000\D*$/.test(km)
      const isAlike = (column: ImportColumn) => !isRounded && changing.includes(column)
      if (!before) first.set(key, { place, row, number, colour })
      else if (before.number === number || before.colour !== colour || (isRounded && colour === '')) return
      else if (facts.differing(before.place, place).every(isAlike)) {
        found.set(before.row, number)
        found.set(row, before.number)
      }
    },
    isAny: () => found.size > 0,
    findTwin: (row: number): string | null => found.get(row) ?? null,
  }
}

/** Why a date isn't read in a column where some dates are month first; null if its order can't matter. */
const orderDoubt = (column: ImportColumn, text: string): string | null => {
  const [, first, second] = numbered.exec(text.trim()) ?? []
  if (first === undefined || second === undefined || Number(first) === Number(second) || Number(first) > 12) return null
  return Number(second) > 12
    ? `“${text}” is written month before day, and it isn’t clear which values of “${columnTitles[column]}” are.`
    : `“${text}” may be a different day: other values of “${columnTitles[column]}” are written month before day.`
}

const conflictWithUnread = ({ stockNumber = '' }: StockLine, row: number): RowConflict => ({
  message: `The stock number ${stockNumber.trim()} is also on row ${row}, which can’t be read but says that the car isn’t for sale.`,
  isGone: true,
})
const conflictWithLater = (row: number | undefined): RowConflict => ({
  message: `The sale of this car is older than row ${row}, where it is for sale again.`,
  ...{ isGone: false, isEarlierSale: true },
})

/**
 * Collects evidence across rows: a number plate on two cars, rows of one car that contradict each other, dates with the month first, prices in cents, odometers in
 * thousands.
 *
 * @param readColumn reads a cell, as the rows are read
 * @param now the instant of the import, ISO in UTC
 */
export const createFileEvidence = (mapping: FeedMapping, readColumn: ReadColumn, now: string): PartialEvidence => {
  const days = dateColumns.filter((column) => mapping.columns[column])
  const amounts = amountColumns.filter((column) => mapping.columns[column])
  /** Index into the arrays of the rows, by stock number or VIN. */
  const byNumber = new Map<string, number>()
  const byVin = new Map<string, number>()
  /** Stock numbers and VINs marked as not for sale, and unreadable rows that say so, by number. */
  const goneNumbers = new Set<string>()
  const goneVins = new Set<string>()
  const goneUnread = new Map<string, number>()
  const noted: NotedRows = { rows: [], numbers: [], vins: [] }
  const { rows, vins } = noted
  const facts = createRowFacts(mapping, readColumn)
  /** Index of a row to its contradicting row, and the columns in which they differ. */
  const conflicts = new Map<number, { readonly row: number; readonly isByVin: boolean; readonly columns: readonly ImportColumn[] }>()
  const sales = createEarlierSales()
  const [orders, units] = [createDateOrders(days), createAmountUnits(amounts)]
  const odometers = createOdometerUnits(readColumn, Number(now.slice(0, 4)))
  const plates = mapping.columns.rego ? createPlates(noted, readColumn) : null
  const [twins, prices] = [createTwins(facts), createFarPrices(amounts, readColumn)]
  const found = createFileSigns(mapping)
  const vinOf = ({ vin = '' }: StockLine): string => {
    const outcome = vin === '' ? null : readColumn('vin', vin)
    return outcome?.is === 'understood' ? outcome.value : ''
  }
  const compare = (names: Map<string, number>, name: string, place: number, isOtherNumber = false) => {
    if (name === '') return
    const before = names.get(name)
    if (before === undefined) {
      names.set(name, place)
      return
    }
    const offered = isOtherNumber ? sales.compare(before, place) : null
    if (offered !== null) {
      names.set(name, offered)
      return
    }
    const isOneVin = vins[before] === vins[place]
    if (conflicts.has(before) || !(isOneVin || vins[before] === '' || vins[place] === '')) return
    const columns = facts.differing(before, place)
    if (columns.length === 0 || (!(isOneVin && vins[place] !== '') && facts.isOfTwoLocations(before, place))) return
    conflicts.set(before, { row: rows[place] ?? 0, isByVin: names === byVin, columns })
  }
  return {
    get matters(): boolean {
      const isBoth = () => [...goneUnread.keys()].some((number) => byNumber.has(number))
      return (
        conflicts.size > 0 ||
        [sales, twins].some((each) => each.isAny()) ||
        plates?.isShared() ||
        isBoth() ||
        days.some(orders.isUnclear) ||
        amounts.some(units.isInCents) ||
        odometers.isInThousands() ||
        prices.isAny() ||
        found.matters()
      )
    },
    noteGone(row, number) {
      if (number !== '') goneUnread.set(number, row)
    },
    ...{ noteLine: found.noteLine, noteEntry: found.noteEntry },
    signs: found.signs,
    note(line, row, number, state, day) {
      found.note(line)
      orders.note(line)
      units.note(line)
      odometers.note(line)
      prices.note(line)
      const place = rows.push(row) - 1
      vins.push(vinOf(line))
      facts.note(line, place, state)
      if (vins[place] === '' && state !== 'gone') twins.note(line, place, row, number)
      const isGone = state === 'gone'
      if (plates) {
        noted.numbers.push(number)
        plates.note(line, place, isGone)
      }
      sales.note(place, day, isGone)
      compare(byNumber, number, place)
      compare(byVin, vins[place] ?? '', place, number !== '' && byNumber.get(number) === place)
      if (!isGone) return
      goneNumbers.add(number)
      goneVins.add(vins[place] ?? '')
    },
    findConflict: (line, row, number) => {
      const unread = goneUnread.get(number)
      if (unread !== undefined) return conflictWithUnread(line, unread)
      const later = sales.isAny() ? sales.laterOf(byNumber.get(number) ?? -1) : undefined
      if (later !== undefined) return conflictWithLater(rows[later])
      const vin = vinOf(line)
      const plateConflict = plates?.findConflict(line, row, vin) ?? null
      if (plateConflict || conflicts.size === 0) return plateConflict
      const isGone = goneNumbers.has(number) || (vin !== '' && goneVins.has(vin))
      for (const place of [byNumber.get(number), byVin.get(vin)]) {
        const conflict = place === undefined ? undefined : conflicts.get(place)
        if (place === undefined || conflict === undefined) continue
        const other = row === rows[place] ? conflict.row : rows[place]
        const columns = listFormat.format(conflict.columns.slice(0, mostNamed).map((column) => `“${columnTitles[column]}”`))
        return {
          message: `The ${conflict.isByVin ? `VIN ${line.vin?.trim()}` : `stock number ${line.stockNumber?.trim()}`} is also on row ${other} with a different ${columns}, and it is not clear which one is right.`,
          isGone,
        }
      }
      return null
    },
    ...{ findTwin: twins.findTwin, findFarPrice: prices.find },
    findAmbiguity: (column, text = '') => {
      if (column === 'rego') return plates?.findAmbiguity(text) ?? null
      if (isBareAmount(text) && units.isInCents(column))
        return `“${text}” may be in cents: most values of “${columnTitles[column]}” would be too high in dollars, and the file doesn’t say which they are.`
      if (column === 'km')
        return shortReading.test(text.trim()) && Number(text) !== 0 && odometers.isInThousands()
          ? `“${text}” may be in thousands: most values of “${columnTitles.km}” would be too low for cars of that age, and the file doesn’t say which they are.`
          : null
      return orders.isUnclear(column) ? orderDoubt(column, text) : null
    },
  }
}

/**
 * Collects the evidence of a whole file. Rejects with a `FeedFault`.
 *
 * @param reader takes marks off a row, says what it states about the sale of its car, and its day; no `dayOf` for a file without such a column
 */
export const fileEvidence = async (
  batches: FeedRecords['batches'],
  mapping: FeedMapping,
  now: string,
  country: PriceCountry | undefined,
  {
    separate,
    stateOf,
    dayOf,
    lineIn,
    clearances,
  }: {
    readonly separate: (line: StockLine, record: FeedRecord) => { readonly line: StockLine }
    readonly stateOf: (line: StockLine, record: FeedRecord) => SaleState
    readonly dayOf: ((record: FeedRecord) => number) | null
    readonly lineIn: (record: FeedRecord) => string | null
    readonly clearances: readonly string[]
  },
): Promise<FileEvidence> => {
  const used: readonly string[] = [...comparedColumns, ...dateColumns, 'stockNumber', 'vin', 'colour', 'comments']
  const short = { ...mapping, columns: Object.fromEntries(Object.entries(mapping.columns).filter(([column]) => used.includes(column))) }
  const readColumn = rememberColumns(now, country)
  const evidence = createFileEvidence(short, readColumn, now)
  const numberIn = (line: StockLine) => {
    const stockNumber = readColumn('stockNumber', line.stockNumber ?? '')
    return stockNumberKey(stockNumber.is === 'understood' ? stockNumber.value : null)
  }
  for await (const batch of batches)
    for (const record of batch) {
      const mapped = mappedLine(record, short)
      if (!mapped) continue
      const text = lineIn(record)
      if (text !== null) evidence.noteLine(text)
      for (const heading of clearances) evidence.noteEntry(heading, hasEntry(record, heading))
      const { line } = separate(mapped, record)
      const state = stateOf(line, record)
      if (!record.unreadable) evidence.note(line, record.row, numberIn(line), state, dayOf?.(record) ?? 0)
      else if (state === 'gone') evidence.noteGone(record.row, numberIn(line))
    }
  return evidence
}
