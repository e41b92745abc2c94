import type { FeedCar, FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { columnProblems } from '../stock-import/columnProblems'
import { matchPlace } from '../stock-import/matchPlace'
import { createNamesMeant, type KnownMake } from '../stock-import/namesMeant'
import { parseCarLine, type StockFileContext, type StockLine } from '../stock-import/parseCarLine'
import { columnTitles, type StockColumn } from '../stock-import/stockColumns'
import { decodeFeed } from './decodeFeed'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord } from './FeedRecords'
import { type MappedLine, mappedLine } from './mappedLine'
import { photoAddresses } from './photoAddresses'
import { plainColumn } from './plainColumn'
import { readRecords } from './readRecords'
import { saidFields } from './saidFields'
import { suggestedMapping } from './suggestedMapping'

export interface FeedContext extends StockFileContext {
  /** Makes and models the platform knows, as which names are read that are nearly theirs. */
  readonly makes: readonly KnownMake[]
  /** How the headings are read; those it knows are, without one. */
  readonly mapping: FeedMapping | null
}

/** What a feed holds. */
export interface FeedReading {
  readonly cars: readonly FeedCar[]
  readonly problems: readonly FeedProblem[]
  readonly headings: readonly string[]
  /** Headings nothing is taken from. */
  readonly unread: readonly string[]
  readonly mapping: FeedMapping
  /** How many rows there are, those passed over left out. */
  readonly rows: number
}

/** Why a feed can't be read as a whole, in a sentence; `cut` where the file ends too early. */
export interface FeedFault {
  readonly problem: string
  readonly cut: boolean
}

const needed = ['stockNumber', 'make', 'model', 'year'] as const
const inWords = new Intl.ListFormat('en-AU')
const longestValue = 120

const plainLine = ({ line }: MappedLine): StockLine => {
  const plain: Partial<Record<StockColumn, string>> = {}
  for (const column in line) plain[column as StockColumn] = plainColumn(column as StockColumn, line[column as StockColumn] ?? '')
  return plain
}

/** The mapping's headings and those it leaves, without rows: what a person looks at to say how the others are read. */
const unreadHeadings = (headings: readonly string[], { columns, only }: FeedMapping): string[] => {
  const read = new Set([
    ...Object.values(columns).flatMap((source) => [...source.from, source.when?.heading ?? '']),
    ...only.map(({ heading }) => heading),
  ])
  return headings.filter((heading) => !read.has(heading))
}

interface Row {
  readonly record: FeedRecord
  readonly mapped: MappedLine
  readonly line: StockLine
}

/** What keeps a row from being a car, in a sentence; null where nothing does. */
const refusalOf = (
  { line }: Row,
  now: string,
  rowOfStockNumber: ReadonlyMap<string, number>,
): { column: StockColumn | null; says: string } | null => {
  const missing = needed.filter((column) => !line[column])
  if (missing.length > 0)
    return {
      column: missing[0] ?? null,
      says: `The ${inWords.format(missing.map((column) => columnTitles[column].toLowerCase()))} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    }
  const earlier = rowOfStockNumber.get((line.stockNumber ?? '').toLowerCase())
  if (earlier !== undefined) return { column: 'stockNumber', says: `The stock number ${line.stockNumber} is on row ${earlier} already.` }
  const [year] = columnProblems({ year: line.year }, now)
  return year ?? null
}

/**
 * Reads a dealer's feed: whatever its format and however it is written, as cars with what was wrong row by row. A row without what every
 * car has is refused; a field that can't be read is left out of its car, which then keeps what it had (ENT-01).
 */
export const readFeed = (bytes: Uint8Array, context: FeedContext): FeedReading | FeedFault => {
  const decoded = decodeFeed(bytes)
  if ('problem' in decoded) return { ...decoded, cut: bytes.length === 0 }
  const table = readRecords(decoded.text)
  if ('problem' in table) return table
  const mapping = context.mapping ?? suggestedMapping(table.headings).mapping
  const missing = needed.filter((column) => !mapping.columns[column])
  if (missing.length > 0)
    return { problem: `Nothing says which heading is ${inWords.format(missing.map((column) => `“${columnTitles[column]}”`))}.`, cut: false }

  const meant = createNamesMeant(context.makes, {})
  const rowOfStockNumber = new Map<string, number>()
  const cars: FeedCar[] = []
  const problems: FeedProblem[] = []
  let rows = 0
  for (const record of table.records) {
    const mapped = mappedLine(record, mapping)
    if (!mapped) continue
    rows++
    const row: Row = { record, mapped, line: plainLine(mapped) }
    const report = (column: StockColumn | null, says: string, refused: boolean) =>
      problems.push({
        row: record.row,
        stockNumber: row.line.stockNumber || null,
        heading: column === null ? null : (mapped.headings[column] ?? columnTitles[column]),
        value: column === null ? '' : (mapped.line[column] ?? '').slice(0, longestValue),
        says,
        refused,
      })
    const refusal = refusalOf(row, context.now, rowOfStockNumber)
    if (refusal) {
      report(refusal.column, refusal.says, true)
      continue
    }
    rowOfStockNumber.set((row.line.stockNumber ?? '').toLowerCase(), record.row)
    const line: Partial<Record<StockColumn, string>> = { ...meant.lineMeant(row.line) }
    const unreadable = new Set<StockColumn>()
    const leaveOut = (column: StockColumn, says: string) => {
      report(column, says, false)
      unreadable.add(column)
      delete line[column]
    }
    for (const { column, says } of columnProblems(line, context.now)) leaveOut(column, says)
    if (line.location && matchPlace(line.location, context.places ?? []) === null)
      leaveOut('location', `No location is called “${line.location}”.`)
    const photos = mapping.columns.photos ? photoAddresses(line.photos ?? '') : null
    if (photos && photos.refused.length > 0)
      report('photos', `“${photos.refused[0]?.slice(0, longestValue)}” is no address of a picture.`, false)
    cars.push({
      row: record.row,
      car: parseCarLine(line, context),
      says: saidFields((Object.keys(mapping.columns) as StockColumn[]).filter((column) => saysOf(column, line, unreadable))),
      photos: photos?.addresses ?? null,
    })
  }
  return { cars, problems, headings: table.headings, unread: unreadHeadings(table.headings, mapping), mapping, rows }
}

/** A column that is empty says that a car has none; not so the few that a car can't be without. */
const saysOf = (column: StockColumn, line: StockLine, unreadable: ReadonlySet<StockColumn>): boolean => {
  if (unreadable.has(column)) return false
  return line[column] ? true : !['carType', 'itemType', 'location', 'status', 'priceType', 'website'].includes(column)
}
