/** What a row says under each heading: several values under one are parted by line ends, nothing for a heading it lacks. */
export interface FeedValues {
  get(heading: string): string | undefined
}

/** Why a row can't be read: which of its values is under which heading is in doubt. */
export interface UnreadableRow {
  /** A sentence. */
  readonly says: string
  /** Its text as it stands in the file: the first 500 letters. */
  readonly text: string
  /** Its cells as the file parts them, which a person can put under the headings; none of a row that is too long for that. */
  readonly cells: readonly string[]
  /** What parts them in the file. */
  readonly delimiter: string
}

/** One row of a feed. */
export interface FeedRecord {
  /** As a spreadsheet counts: 1 is the first row of the file, which usually has the headings. */
  readonly row: number
  readonly values: FeedValues
  /** Only of a row that can't be read: its values, where it has any, may be under wrong headings. */
  readonly unreadable?: UnreadableRow
}

/** A feed as a table, whatever its format. */
export interface FeedRecords {
  readonly format: 'table' | 'xml' | 'json'
  readonly headings: readonly string[]
  /** Its rows, some at a time, as they are read: once. Rejects with a `FeedFault` where the file turns out to be none. */
  readonly batches: AsyncIterable<readonly FeedRecord[]>
  /** How many rows at the end, such as totals, are not about a car and were left out. Complete once the batches have ended. */
  passedOver(): number
}

/** How a table is read where its file alone does not say it. XML and JSON name their fields themselves. */
export interface RecordOptions {
  /** The row with the headings, as a spreadsheet counts: what is above it is left out. Found by itself unless given. */
  readonly headingsRow?: number
  /** The table has no headings: its columns are called “Column 1”, “Column 2” and so on. */
  readonly headings?: 'none'
}

/** Why a feed can't be read as a whole, in a sentence. */
export class FeedFault extends Error {
  constructor(
    readonly problem: string,
    /** Whether the file ends too early. */
    readonly cut = false,
  ) {
    super(problem)
  }
}

/** Far more cars than any dealer has. */
export const mostRecords = 100_000
/** Far more columns than any feed has. */
export const mostHeadings = 400
/** Rows that are read before others get their turn. */
export const rowsAtOnce = 500
/** Bytes from the start of a file that tell how it is written. */
export const headBytes = 20_000
/** Letters of one row: far more than any car has. */
export const longestRecord = 1_000_000

/** A file that ends before its cars do. */
export const endsEarly = (): FeedFault => new FeedFault('The file ends in the middle of a car.', true)
/** A file of more cars than are read. */
export const tooMany = (): FeedFault =>
  new FeedFault(`The file has more than ${mostRecords} cars, which is as many as can be read at once.`)
/** A file with more kinds of fields than are read. */
export const tooManyHeadings = (count: number, what: 'columns' | 'kinds of fields'): FeedFault =>
  new FeedFault(`The file has ${count} ${what}; at most ${mostHeadings} can be read.`)
