import { unmarkedCell } from '@forecourt/rules/text/csvText'
import { carNameHeading } from '../stock-import/carNames'
import { type ImportColumn, parseHeading } from '../stock-import/stockColumns'
import {
  endsEarly,
  FeedFault,
  type FeedRecord,
  type FeedRecords,
  type FeedValues,
  type FurtherTable,
  headBytes,
  mostHeadings,
  mostRecords,
  type RecordOptions,
  rowsAtOnce,
  tooMany,
  tooManyHeadings,
} from './FeedRecords'
import { fileNotes } from './fileNotes'
import { createBesideTest, createTableFinder, headingRows, isListOfCars, isSideBySide, sideBySide, type TableFinder } from './furtherTables'
import { isSummary } from './isSummary'
import type { TableRow } from './TableRow'
import { maxShownLength, maxSplitLength, tableRows } from './tableRows'

const delimiters = [',', ';', '\t', '|'] as const
/** Rows searched for the header: reports have a title, a date and blank rows above it. */
const mostAbove = 30
/** Maximum trailing rows that are not cars. */
const mostBelow = 20
/** Rows that a user can choose as the header, and characters of each. */
const [mostShown, longestShown] = [12, 100] as const
/** Last row that may be set as the header. */
const lastHeadingsRow = 1_000

const filled = (cells: readonly string[]): number => {
  let count = 0
  for (const cell of cells) if (cell !== '') count++
  return count
}
const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell === '')

/** A cell that is a number, as most of a car's are and none of a heading. */
const number = /^[$#]?\d[\d\s,./:-]*$/

/** Whether a quarter of a row's cells are numbers: it is a car, though words such as “visible” name columns too. */
const isOfNumbers = (cells: readonly string[]): boolean => {
  const numbers = cells.filter((cell) => number.test(cell)).length
  return numbers > 1 && numbers * 4 >= filled(cells)
}

/** Number of our columns that a row's cells name. */
const columnsNamed = (cells: readonly string[]): number =>
  new Set(cells.map((cell) => parseHeading(cell.replaceAll('"', ''))).filter((column) => column !== null)).size

const isYear = (cell: string): boolean => /^(?:19|20)\d\d$/.test(cell)

/** Whether the row that would be the headings is a car: it has its numbers or its year, and names hardly a column. */
const isCar = (cells: readonly string[]): boolean => columnsNamed(cells) < 2 && (isOfNumbers(cells) || cells.some(isYear))

/** Detects the delimiter: the one with most known headings in a line, else the most frequent one of the first line. */
const delimiterOf = (head: string): string => {
  const lines = head
    .split(/\r\n|\r|\n/, mostAbove)
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(0, 10_000))
  const known = (delimiter: string) => Math.max(0, ...lines.map((line) => columnsNamed(line.split(delimiter))))
  const candidates = delimiters.map((delimiter) => ({ delimiter, known: known(delimiter) }))
  const best = candidates.reduce((most, each) => (each.known > most.known ? each : most))
  if (best.known > 1) return best.delimiter
  const parts = (delimiter: string, line: string) => line.split(delimiter).length
  const first = lines.find((line) => delimiters.some((delimiter) => parts(delimiter, line) > 1)) ?? ''
  return delimiters.reduce((most, delimiter) => (parts(delimiter, first) > parts(most, first) ? delimiter : most))
}

/** A first line such as `sep=;`, which sets the delimiter of spreadsheets. */
const separatorLine = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i

/** Makes headings unique: duplicates get a number, empty ones their position. */
const uniqueHeadings = (headings: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return headings.map((heading, index) => {
    const name = heading === '' ? `Column ${index + 1}` : heading
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before === 0 ? name : `${name} (${before + 1})`
  })
}

/** Cells of a row by heading. */
class Cells implements FeedValues {
  constructor(
    private readonly cells: readonly string[],
    private readonly places: ReadonlyMap<string, number>,
  ) {}
  get(heading: string): string | undefined {
    const place = this.places.get(heading)
    return place === undefined ? undefined : unmarkedCell(this.cells[place] ?? '')
  }
}

/**
 * Index of the header row: the first that names several of our columns and is as wide as the rows below; otherwise the first that is no
 * title above wider rows.
 */
const headingsPlace = (rows: readonly TableRow[]): number => {
  const widthBelow = (place: number) => {
    const widths = rows.slice(place + 1).map(({ cells }) => filled(cells))
    return widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 0
  }
  const isAsWide = (place: number) => filled(rows[place]?.cells ?? []) >= widthBelow(place) / 2
  const known = rows.findIndex(
    ({ cells }, index) => columnsNamed(cells) >= Math.max(3, filled(cells) / 4) && !isOfNumbers(cells) && isAsWide(index),
  )
  if (known >= 0) return known
  const first = rows.findIndex(({ cells }, index) => cells.length > 0 && isAsWide(index))
  return Math.max(0, first)
}

/** Names of groups of columns, which say nothing about the cars or their prices. */
const groupName =
  /^(?:vehicles?|cars?|units?|stock|details?|pric(?:e|es|ing)|internal|dates?|location|status|specs?|specifications?|identification|id|general|basic|other|info|information|photos?|media|features|options|description|engine|registration|odometer|finance|costs?)(?: (?:details?|info|information|data|dates?|specs?))?$/i
/** Whether a row above the headings only names groups of them, as in merged cells: “Vehicle”, “Details”, “Pricing”. */
const isOfGroups = (cells: readonly string[], width: number): boolean =>
  cells.length <= width && filled(cells) > 1 && cells.every((cell) => cell === '' || groupName.test(cell.trim()))

/** Detects rows that are not cars: totals, counts, footers. Detects none if no heading is known. */
const summaryTest = (headings: readonly string[]): ((cells: readonly string[]) => boolean) => {
  const columns = headings.map(parseHeading)
  if (!isListOfCars(headings)) return () => false
  const nameAt = columns.includes('make') || columns.includes('model') ? -1 : headings.indexOf(carNameHeading(headings) ?? '')
  const isFilled = (column: ImportColumn): ((cells: readonly string[]) => boolean) => {
    const places = columns.flatMap((each, index) => (each === column ? [index] : []))
    return (cells) => places.some((place) => cells[place])
  }
  const [hasMake, hasModel, hasYear] = [isFilled('make'), isFilled('model'), isFilled('year')]
  const [hasStockNumber, hasVin] = [isFilled('stockNumber'), isFilled('vin')]
  return (cells) => {
    const hasName = nameAt >= 0 && Boolean(cells[nameAt])
    const [make, model] = [hasName || hasMake(cells), hasName || hasModel(cells)]
    if (make && model && hasYear(cells)) return false
    const isNone = !make && !model && !hasStockNumber(cells) && !hasVin(cells)
    if (isNone && filled(cells) <= Math.max(2, headings.length / 4)) return true
    return isSummary(cells.find((cell) => cell !== '') ?? '')
  }
}

/** Why a row with surplus cells is unreadable: its cells may be under wrong headings. Null if it has none. */
const surplus = (cells: readonly string[], headings: readonly string[], delimiter: string): TableRow['unreadable'] | null => {
  if (cells.length <= headings.length) return null
  const count = cells.findLastIndex((cell) => cell !== '') + 1
  if (count <= headings.length) return null
  const mark = delimiter === '\t' ? 'a tab' : `“${delimiter}”`
  const used = cells.slice(0, count)
  const length = used.reduce((letters, cell) => letters + cell.length + 1, 0)
  return {
    message: `The row has ${count} values for ${headings.length} headings, so some may be in the wrong column. Put quotation marks around text that contains ${mark}.`,
    text: used.join(delimiter).slice(0, maxShownLength),
    cells: length > maxSplitLength ? [] : used,
    delimiter,
    cellsBeforeFault: cells,
  }
}

/** Parameters of a table after header detection. */
interface Reading {
  readonly delimiter: string
  /** Headings of the first table. */
  readonly headings: readonly string[]
  /** Headings of all tables. */
  readonly all: ReadonlySet<string>
  /** Finds further tables; null for a file that isn’t a list of cars. */
  readonly finder: TableFinder | null
  /** Whether a row has the headings of another table at its right. */
  readonly hasTableBeside: (cells: readonly string[]) => boolean
  /** Lines above the headings, which a report repeats on each page. */
  readonly above: readonly string[]
  /** Rows read during header detection. */
  readonly first: readonly TableRow[]
  readonly rest: AsyncGenerator<readonly TableRow[]>
  readonly isEnded: boolean
}

/** The only text of a row; null if it has several. */
const onlyCell = (cells: readonly string[]): string | null => {
  const texts = cells.filter((cell) => cell !== '')
  return texts.length === 1 ? (texts[0] ?? null) : null
}

/** A single cell below the headings that belongs to the one above: a unit, a note in brackets or what a price includes. */
const partOfHeading =
  /^[([$%]|^(?:in )?(?:kms?|miles|dollars|aud|nzd|litres?|kw|years?|months?)$|\b(?:gst|rrp|orc|drive ?away|d\/a|y\/n|yes\/no|dd|mm|yy(?:yy)?|incl?\.?|excl?\.?|including|excluding|number|no\.?|type|date|code)\b/i

/**
 * Merges a second header row, such as “RRP” and “Advertised” below a spanning “Price”; null if the row below is none. Such a row is text
 * only and has nothing under headings that identify a car.
 */
const withSecondRow = (headings: readonly string[], below: TableRow | undefined): string[] | null => {
  if (!below || below.unreadable || filled(below.cells) === 0 || below.cells.length > headings.length) return null
  const isIdentity = (place: number) => ['stockNumber', 'make', 'model', 'year', 'vin'].includes(parseHeading(headings[place] ?? '') ?? '')
  if (below.cells.some((cell, index) => cell !== '' && (/\d/.test(cell) || isIdentity(index)))) return null
  // “ON THE YARD” below “Car” is a section of the list.
  const only = onlyCell(below.cells)
  const place = only === null ? -1 : below.cells.indexOf(only)
  if (only !== null && headings[place] !== '' && !partOfHeading.test(only)) return null
  if (!headings.some((_, index) => isIdentity(index))) return null
  let above = ''
  return headings.map((heading, index) => {
    const cell = below.cells[index] ?? ''
    if (heading !== '') above = heading
    return cell === '' ? heading : `${above} ${cell}`.trim()
  })
}

/** Why the rows of a further table aren’t read, as one sentence; null if they are. */
const tableProblem = (row: number, names: readonly string[], all: ReadonlySet<string>): string | null =>
  names.every((name) => all.has(name)) && !isSideBySide(names.map((name) => name.replace(/ \(\d+\)$/, '')))
    ? null
    : `Row ${row} begins another table, whose columns can’t be read together with those above. Save it as a file of its own.`

/** How the rows of a table are read. */
const layoutOf = (headings: readonly string[]) => ({
  headings,
  places: new Map(headings.map((heading, index) => [heading, index])),
  isSummary: summaryTest(headings),
  table: undefined as FurtherTable | undefined,
  problem: null as string | null,
})

async function* batchesOf(
  { delimiter, headings, all, finder, hasTableBeside, above, first, rest, isEnded }: Reading,
  skipped: { count: number },
): AsyncGenerator<FeedRecord[]> {
  let layout = layoutOf(headings)
  let batch: FeedRecord[] = []
  /** Rows that are not cars; skipped if no car follows. */
  let waiting: TableRow[] = []
  let count = 0
  let last: TableRow | null = null
  const put = ({ row, cells, unreadable: read }: TableRow) => {
    if (++count > mostRecords) throw tooMany()
    const { places, table, problem } = layout
    const ofTable =
      problem === null ? null : { message: problem, text: cells.join(delimiter).slice(0, maxShownLength), cells: [], delimiter }
    const unreadable = read ?? (ofTable && { ...ofTable, cellsBeforeFault: cells }) ?? surplus(cells, layout.headings, delimiter)
    if (!unreadable && !table) batch.push({ row, values: new Cells(cells, places) })
    else
      batch.push({
        ...{ row, values: new Cells(unreadable?.cellsBeforeFault ?? cells, places) },
        ...(unreadable && { unreadable }),
        ...(table && { table }),
      })
  }
  const isTitle = ({ cells }: TableRow): boolean => above.length > 0 && above.includes(onlyCell(cells) ?? '')
  /** Begins a table at its headings. */
  const begin = (names: readonly string[], row: number) => {
    const text = last === null || last.unreadable ? null : onlyCell(last.cells)
    const title = text === null || isSummary(text) || above.includes(text) ? null : text
    const table = { row, headings: names, title, difference: finder?.differenceOf(names) ?? null }
    layout = { ...layoutOf(names), table, problem: tableProblem(row, names, all) }
  }
  const take = (rows: readonly TableRow[]) => {
    for (const row of rows) {
      if (!row.unreadable && isBlankRow(row.cells)) continue
      if (!row.unreadable && hasTableBeside(row.cells)) throw sideBySide()
      if (finder && !row.unreadable && finder.isHeadings(row.cells)) {
        // A report repeats its title above its headings.
        for (const each of waiting) if (!isTitle(each)) put(each)
        waiting = []
        begin(finder.namesOf(row.cells), row.row)
        last = row
        continue
      }
      last = row
      if (!row.unreadable && (layout.isSummary(row.cells) || isTitle(row))) {
        waiting.push(row)
        if (waiting.length < mostBelow) continue
      }
      for (const each of waiting) put(each)
      if (waiting.at(-1) !== row) put(row)
      waiting = []
    }
  }
  try {
    take(first)
    for await (const rows of rest) {
      take(rows)
      if (batch.length < rowsAtOnce) continue
      yield batch
      batch = []
    }
  } finally {
    await rest.return(undefined)
  }
  const { cells = [], unreadable } = (last as TableRow | null) ?? {}
  // A file that is still being written ends within its last line.
  const isShort = !unreadable && cells.length < layout.headings.length / 2 && !isSummary(cells[0] ?? '')
  if (count + waiting.length > 1 && isShort && !isEnded) throw endsEarly()
  skipped.count = waiting.length
  if (batch.length > 0) yield batch
}

/**
 * Reads a delimited table of cars: commas, semicolons, tabs or bars, any line ending. Rejects with a `FeedFault`.
 *
 * @param rowNumbers the number of each row, where it isn't its place in the table
 */
export const tableRecords = async (
  file: Buffer,
  { headingsRow }: RecordOptions,
  rowNumbers: readonly number[] = [],
): Promise<FeedRecords> => {
  const head = String(file.subarray(0, headBytes))
  const [line = '', separator] = separatorLine.exec(head) ?? []
  const delimiter = separator ?? delimiterOf(head.slice(line.length))
  const rest = tableRows(file.subarray(Buffer.byteLength(line)), delimiter)
  const before = line === '' ? 0 : 1
  const numbered = async function* () {
    for await (const rows of rest)
      yield before === 0 && rowNumbers.length === 0
        ? rows
        : rows.map((each) => ({ ...each, row: rowNumbers[each.row - 1] ?? each.row + before }))
  }
  const rows = numbered()
  const first: TableRow[] = []
  const mostFirst = Math.max(mostAbove, Math.min(headingsRow ?? 0, lastHeadingsRow))
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    first.push(...next.value.filter(({ cells, unreadable }) => unreadable || filled(cells) > 0))
    if (first.length > mostFirst) break
  }
  if (first.length === 0) throw new FeedFault('The file is empty.')
  const likely = headingsRow === undefined ? headingsPlace(first.slice(0, mostAbove)) : -1
  // A car that is taken for the headings would be lost.
  const hasNoHeader = headingsRow === 0 || (headingsRow === undefined && isCar(first[likely]?.cells ?? []))
  const place = hasNoHeader
    ? -1
    : headingsRow === undefined
      ? likely
      : first.findIndex(({ row, unreadable }) => row === headingsRow && !unreadable)
  const width = Math.max(...first.slice(0, mostAbove).map(({ cells }) => cells.length))
  const found = place < 0 ? (hasNoHeader ? Array.from({ length: width }, () => '') : null) : first[place]?.cells
  if (!found) {
    await rows.return(undefined)
    throw new FeedFault(`Row ${headingsRow} has no headings.`)
  }
  // Spreadsheets export many empty columns.
  const used = found.length > mostHeadings ? found.slice(0, found.findLastIndex((heading) => heading !== '') + 1) : found
  if (used.length > mostHeadings) {
    await rows.return(undefined)
    throw tooManyHeadings(found.length, 'columns')
  }
  const second = hasNoHeader ? null : withSecondRow(used, first[place + 1])
  const written = (second ?? used).map(unmarkedCell)
  if (isSideBySide(written)) {
    await rows.return(undefined)
    throw sideBySide()
  }
  const headings = uniqueHeadings(written)
  const finder = hasNoHeader ? null : createTableFinder(headings)
  const all = new Set(headings)
  const start = place + (second ? 2 : 1)
  if (finder) {
    const rowsAbove = new Set(first.slice(0, start).map(({ cells }) => cells.join('\n')))
    for (const cells of await headingRows(file, delimiter, finder)) {
      if (rowsAbove.has(cells.join('\n'))) continue
      const names = finder.namesOf(cells).filter((name) => !all.has(name))
      if (all.size + names.length <= mostHeadings) for (const name of names) all.add(name)
    }
  }
  const above = first
    .slice(0, Math.max(0, place))
    .flatMap(({ cells }) => (isOfGroups(cells, written.length) ? [] : cells.filter((cell) => cell !== '').join(' ') || []))
  const notes = finder ? fileNotes(file, delimiter, { above, headings: written }) : null
  const skipped = { count: 0 }
  const shown = first.slice(0, Math.max(mostShown, place + 1)).filter(({ row, unreadable }) => row > 0 && !unreadable)
  const top = shown.map(({ row, cells }) => ({
    row,
    text: cells
      .filter((cell) => cell !== '')
      .join(', ')
      .slice(0, longestShown),
  }))
  const last = file.at(-1)
  const reading = {
    ...{ delimiter, headings, all, finder, above, first: first.slice(start), rest: rows },
    hasTableBeside: finder ? createBesideTest(written) : () => false,
    isEnded: last === 0x0a || last === 0x0d,
  }
  return {
    ...{ format: 'table', headings: [...all], batches: batchesOf(reading, skipped), skippedRows: () => skipped.count },
    ...(all.size > headings.length && { firstHeadings: headings }),
    top: { headingsRow: first[place]?.row ?? 0, rows: top },
    ...(notes && { notes }),
    title: place > 0 ? onlyCell(first[place - 1]?.cells ?? []) : null,
  }
}
