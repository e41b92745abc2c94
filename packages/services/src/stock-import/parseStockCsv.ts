import type { NewCar } from '@forecourt/data/stock/insertCars'
import { parse } from 'csv-parse/sync'
import { columnHeadings } from './columnHeadings'
import { matchPlace } from './matchPlace'
import { createNamesMeant, type DoubtfulName, type KnownMake, type NameAnswers } from './namesMeant'
import { parseCarLine, type StockFileContext } from './parseCarLine'
import { type ParsedLine, parseLine, type StockLine } from './parseLine'
import { columnTitles, type ImportColumn } from './stockColumns'

export interface StockFileProblem {
  /** The line of the file, as an editor or a spreadsheet counts; 1 is the headings. */
  readonly line: number
  readonly message: string
}

/** What a file of cars holds. With problems, `cars` are those lines that had none. */
export interface StockFile {
  readonly cars: readonly NewCar[]
  readonly problems: readonly StockFileProblem[]
  /** Headings nobody knows; their columns are passed over. */
  readonly unknownColumns: readonly string[]
  /** What the file calls locations that nobody knows; their cars stand at the first. */
  readonly unknownPlaces: readonly string[]
  /** Columns without which no car can be read, that the file hasn't or calls something else. */
  readonly missingColumns: readonly ImportColumn[]
  /** Makes nobody knows, and names that were probably mistyped. */
  readonly doubts: readonly DoubtfulName[]
  /** Whether the file itself says if its prices include government charges. */
  readonly saysPriceType: boolean
}

/** Where the cars of a file stand, and how a person said it is to be read. */
export interface StockFileReading extends StockFileContext {
  /** By heading: the column it names, or none. */
  readonly columns?: Readonly<Record<string, ImportColumn | ''>>
  /** Makes and models the platform knows; without them names are taken as they are. */
  readonly makes?: readonly KnownMake[]
  readonly names?: NameAnswers
}

const mostCars = 5_000
const mostColumns = 200
/** Letters of one line: far more than any car has, so that what is no table of cars is given up early. */
const longestLine = 65_536
const inWords = new Intl.ListFormat('en-AU')
const mostProblems = 50

/** What keeps a line from being a car. */
const problemsOf = (line: StockLine, { values, problems }: ParsedLine): string[] => {
  const missing = (['stockNumber', 'make', 'model', 'year'] as const).filter((column) => !line[column])
  if (missing.length > 0) {
    const named = missing.map((column) => ({ stockNumber: 'stock number', make: 'make', model: 'model', year: 'year' })[column])
    return [`The ${inWords.format(named)} ${named.length === 1 ? 'is' : 'are'} missing.`]
  }
  const unsaid = values.carType === undefined && !problems.some(({ column }) => column === 'carType')
  return [...problems.map(({ says }) => says), ...(unsaid ? ['Nothing says whether it is new, used or demo.'] : [])]
}

/** Whichever parts the headings: a price may hold commas between tabs. */
const delimiterOf = (text: string): string => {
  const headings = text.slice(0, 2_000).split(/\r?\n/, 1)[0] ?? ''
  const parts = (delimiter: string) => headings.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (parts(delimiter) > parts(best) ? delimiter : best))
}

/** The headings and at most one car too many: what is beyond is not read, however much there is of it. */
const rowsIn = (text: string): string[][] =>
  parse(text, {
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    delimiter: delimiterOf(text),
    to: mostCars + 2,
    max_record_size: longestLine,
  })

/** A file of which nothing was read. */
export const emptyStockFile: StockFile = {
  cars: [],
  problems: [],
  unknownColumns: [],
  unknownPlaces: [],
  missingColumns: [],
  doubts: [],
  saysPriceType: true,
}

const refused = (line: number, message: string, found: Partial<StockFile> = {}): StockFile => ({
  ...emptyStockFile,
  ...found,
  problems: [{ line, message }],
})

/** Workbooks and other archives begin with these letters. */
const isWorkbook = (text: string): boolean => text.startsWith('PK\u0003\u0004') || text.startsWith('\u00d0\u00cf\u0011\u00e0')

/**
 * Reads cars from a spreadsheet saved as CSV, with commas, semicolons or tabs, under headings as dealers write them. A line that can't be a
 * car is said with its number and keeps no other from being read (ENT-01).
 */
export const parseStockCsv = (text: string, { columns: said = {}, makes = [], names = {}, ...context }: StockFileReading): StockFile => {
  if (isWorkbook(text))
    return refused(1, 'This is an Excel workbook. In Excel, choose File, Save as, “CSV UTF-8”, and choose the file that gives.')
  let rows: string[][]
  try {
    rows = rowsIn(text)
  } catch (error) {
    return refused((error as { lines?: number }).lines ?? 1, `The file can't be read as a table: ${(error as Error).message}.`)
  }
  const [headings = [], ...lines] = rows
  if (headings.length === 0) return refused(1, 'The file is empty.')
  if (lines.length > mostCars) return refused(1, `The file has more than ${mostCars} cars, which is as many as can be read at once.`)
  if (headings.length > mostColumns) return refused(1, `The file has ${headings.length} columns; at most ${mostColumns} can be read.`)
  const given = new Set(Object.values(said))
  const known = new Map<string, ImportColumn>()
  for (const [column, [surest]] of columnHeadings(headings.filter((heading) => said[heading] === undefined)))
    if (surest !== undefined && !given.has(column)) known.set(surest, column)
  const columns = headings.map((heading): ImportColumn | null => {
    const meant = said[heading] ?? known.get(heading) ?? ''
    return meant === '' ? null : meant
  })
  const unknownColumns = headings.filter((heading, place) => heading !== '' && !columns[place])
  const missing = (['stockNumber', 'make', 'model', 'year'] as const).filter((column) => !columns.includes(column))
  if (missing.length > 0)
    return refused(1, `The headings need a column for ${missing.map((column) => columnTitles[column]).join(', ')}.`, {
      unknownColumns,
      missingColumns: missing,
    })

  const meant = createNamesMeant(makes, names)
  const unknownPlaces = new Set<string>()
  const cars: NewCar[] = []
  const problems: StockFileProblem[] = []
  const seen = new Map<string, number>()
  for (const [index, cells] of lines.entries()) {
    const at = index + 2
    const line: StockLine = Object.fromEntries(columns.flatMap((column, place) => (column ? [[column, cells[place] ?? '']] : [])))
    const read = parseLine(line, context.now)
    const earlier = seen.get((line.stockNumber ?? '').toLowerCase())
    const messages =
      earlier === undefined ? problemsOf(line, read) : [`The stock number ${line.stockNumber} is on line ${earlier} already.`]
    if (messages.length > 0) problems.push(...messages.map((message) => ({ line: at, message })))
    else {
      seen.set((line.stockNumber ?? '').toLowerCase(), at)
      cars.push(parseCarLine(meant.lineMeant(read.values), false, context))
      if (line.location && matchPlace(line.location, context.places ?? []) === null) unknownPlaces.add(line.location)
    }
  }
  return {
    cars,
    problems: problems.slice(0, mostProblems),
    unknownColumns,
    unknownPlaces: [...unknownPlaces],
    missingColumns: [],
    doubts: meant.doubts(),
    saysPriceType: columns.includes('priceType') || !columns.includes('price'),
  }
}
