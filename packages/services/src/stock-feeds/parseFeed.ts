import type { CarField } from '@forecourt/data/stock/storedCarFields'
import type { FeedBatch, FeedCar, FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { columnProblems } from '../stock-import/columnProblems'
import { matchPlace } from '../stock-import/matchPlace'
import { createNamesMeant, type KnownMake } from '../stock-import/namesMeant'
import { parseCarLine, type StockFileContext, type StockLine } from '../stock-import/parseCarLine'
import { columnTitles, type ImportColumn } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'
import { FeedFault, type FeedRecord } from './FeedRecords'
import { mappedFields } from './mappedFields'
import { headingFound, mappedLine } from './mappedLine'
import { parseRecords } from './parseRecords'
import { parsePhotoAddresses } from './photos/parsePhotoAddresses'
import { plainColumn } from './plainColumn'
import { suggestedMapping } from './suggestedMapping'

export interface FeedContext extends StockFileContext {
  /** Makes and models the platform knows, as which names are read that are nearly theirs. */
  readonly makes: readonly KnownMake[]
  /** How the headings are read; those it knows are, without one. */
  readonly mapping: FeedMapping | null
}

/** What a feed holds. */
export interface FeedReading {
  readonly headings: readonly string[]
  /** Headings nothing is taken from. */
  readonly unread: readonly string[]
  readonly mapping: FeedMapping
  /** Its rows, some at a time, as they are read: once. Rejects with a `FeedFault` where the file turns out to be none. */
  readonly batches: AsyncIterable<FeedBatch>
}

const needed = ['stockNumber', 'make', 'model', 'year'] as const
const inWords = new Intl.ListFormat('en-AU')
const longestValue = 120

const plainLine = (said: StockLine): Partial<Record<ImportColumn, string>> => {
  const plain: Partial<Record<ImportColumn, string>> = {}
  for (const column in said) plain[column as ImportColumn] = plainColumn(column as ImportColumn, said[column as ImportColumn] ?? '')
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

/** What keeps a row from being a car, in a sentence; null where nothing does. */
const refusalOf = (
  line: StockLine,
  now: string,
  rowOfStockNumber: ReadonlyMap<string, number>,
): { column: ImportColumn | null; says: string } | null => {
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

/** Columns that say nothing where they are empty: a car can't be without them. */
const neverEmpty: readonly ImportColumn[] = ['carType', 'itemType', 'location', 'status', 'priceType', 'website']

/** Reads the rows of one feed, one after another. */
const createRowReader = (context: FeedContext, mapping: FeedMapping) => {
  const meant = createNamesMeant(context.makes, {})
  const columns = Object.keys(mapping.columns) as ImportColumn[]
  const rowOfStockNumber = new Map<string, number>()
  const mappedByColumns = new Map<string, readonly CarField[]>()
  /** The fields a row has a say in: most rows of a feed say the same columns. */
  const fieldsOf = (line: StockLine, unreadable: ReadonlySet<ImportColumn>): readonly CarField[] => {
    let key = ''
    for (const column of columns) key += !unreadable.has(column) && (line[column] || !neverEmpty.includes(column)) ? '1' : '0'
    const known = mappedByColumns.get(key)
    if (known) return known
    const fields = mappedFields(columns.filter((_, place) => key[place] === '1'))
    mappedByColumns.set(key, fields)
    return fields
  }

  return (record: FeedRecord, problems: FeedProblem[]): FeedCar | 'refused' | 'passed over' => {
    const said = mappedLine(record, mapping)
    if (!said) return 'passed over'
    const plain = plainLine(said)
    const report = (column: ImportColumn | null, says: string, refused: boolean) => {
      const source = column === null ? undefined : mapping.columns[column]
      problems.push({
        row: record.row,
        stockNumber: plain.stockNumber || null,
        heading: column === null ? null : ((source && headingFound(source, record.values)) ?? columnTitles[column]),
        value: column === null ? '' : (said[column] ?? '').slice(0, longestValue),
        says,
        refused,
      })
    }
    const refusal = refusalOf(plain, context.now, rowOfStockNumber)
    if (refusal) {
      report(refusal.column, refusal.says, true)
      return 'refused'
    }
    rowOfStockNumber.set((plain.stockNumber ?? '').toLowerCase(), record.row)
    const line: Partial<Record<ImportColumn, string>> = meant.lineMeant(plain)
    const unreadable = new Set<ImportColumn>()
    const leaveOut = (column: ImportColumn, says: string) => {
      report(column, says, false)
      unreadable.add(column)
      delete line[column]
    }
    for (const { column, says } of columnProblems(line, context.now)) leaveOut(column, says)
    if (line.location && matchPlace(line.location, context.places ?? []) === null)
      leaveOut('location', `No location is called “${line.location}”.`)
    const photos = mapping.columns.photos ? parsePhotoAddresses(line.photos ?? '') : null
    if (photos && photos.refused.length > 0)
      report('photos', `“${photos.refused[0]?.slice(0, longestValue)}” is no address of a picture.`, false)
    return { row: record.row, car: parseCarLine(line, context), says: fieldsOf(line, unreadable), photos: photos?.addresses ?? null }
  }
}

async function* batchesOf(
  records: AsyncIterable<readonly FeedRecord[]>,
  readRow: ReturnType<typeof createRowReader>,
): AsyncGenerator<FeedBatch> {
  for await (const batch of records) {
    const cars: FeedCar[] = []
    const problems: FeedProblem[] = []
    let rows = 0
    for (const record of batch) {
      const car = readRow(record, problems)
      if (car === 'passed over') continue
      rows++
      if (car !== 'refused') cars.push(car)
    }
    yield { cars, problems, rows }
  }
}

/**
 * Reads a dealer's feed: whatever its format and however it is written, as cars with what was wrong row by row. A row without what every
 * car has is refused; a field that can't be read is left out of its car, which then keeps what it had (ENT-01). Rejects with a `FeedFault`.
 */
export const parseFeed = async (bytes: Uint8Array, context: FeedContext): Promise<FeedReading> => {
  const { headings, batches } = await parseRecords(bytes)
  const mapping = context.mapping ?? suggestedMapping(headings).mapping
  const missing = needed.filter((column) => !mapping.columns[column])
  if (missing.length > 0)
    throw new FeedFault(`Nothing says which heading is ${inWords.format(missing.map((column) => `“${columnTitles[column]}”`))}.`)
  return { headings, unread: unreadHeadings(headings, mapping), mapping, batches: batchesOf(batches, createRowReader(context, mapping)) }
}
