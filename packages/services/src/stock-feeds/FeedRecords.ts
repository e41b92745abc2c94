/** Cells of a row by heading: multiple values are separated by line breaks; undefined for a missing heading. */
export interface FeedValues {
  get(heading: string): string | undefined
}

/** Why a row is unreadable: its cells can't be assigned to headings with certainty. */
export interface UnreadableRow {
  /** A sentence. */
  readonly message: string
  /** The first 500 characters of its text. */
  readonly text: string
  /** Its cells, for manual assignment to headings; empty for a row that is too long. */
  readonly cells: readonly string[]
  /** Delimiter of the file. */
  readonly delimiter: string
}

/** A table below the first one of a file, with a row of headings of its own. */
export interface FurtherTable {
  /** Row number of its headings. */
  readonly row: number
  /** Its columns in order, by the names that the first table has for them. */
  readonly headings: readonly string[]
  /** The only text of the row above its headings; null if this row is a car, a sum or a title of the file. */
  readonly title: string | null
  /** How its columns differ from those of the first table, such as “Columns Buyer” or “Without Price”; null if that can’t matter. */
  readonly difference: string | null
}

/** A row of a feed. */
export interface FeedRecord {
  /** Row number as in a spreadsheet: 1 is the first row, usually the header. */
  readonly row: number
  readonly values: FeedValues
  /** Set for an unreadable row: its values, if any, may be under wrong headings. */
  readonly unreadable?: UnreadableRow
  /** The table that the row is in; undefined for the first. */
  readonly table?: FurtherTable
}

/** Meanings of codes by heading in small letters, empty for any heading, and by code in small letters. */
export type FileCodes = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Lines of text of a file, above or below its cars, which may be about all of them. */
export interface FileNotes {
  /** All lines, as written. */
  readonly lines: readonly string[]
  /** The lines that a user decides about; the others only explain marks. */
  readonly asked: readonly string[]
  /** All lines with a number, which may be the stock number of a car: “4408 went to auction”. */
  readonly numbered?: readonly string[]
  /** Explanations of a mark such as “†”: two lines may explain the same mark differently. */
  readonly legend: ReadonlyMap<string, readonly string[]>
  /** What the file says of codes, such as “Sts: 1 = retail; 2 = under deposit”. */
  readonly codes: FileCodes
}

/** The start of a table, for a user to choose the row of the headings. */
export interface TableTop {
  /** 0 for a table without headings. */
  readonly headingsRow: number
  readonly rows: readonly { readonly row: number; readonly text: string }[]
}

/** A feed as a table, whatever its format. */
export interface FeedRecords {
  readonly format: 'table' | 'xml' | 'json'
  readonly headings: readonly string[]
  /** Headings of the first table, if a further one has others. */
  readonly firstHeadings?: readonly string[]
  /** The only text of the row above the headings; null for none. */
  readonly title?: string | null
  /** The first rows of a table as text, and which of them has the headings. */
  readonly top?: TableTop
  /** Lines above or below the cars that may be about all of them. */
  readonly notes?: FileNotes
  /** Streams the rows once, in batches. Rejects with a `FeedFault` if the file is invalid. */
  readonly batches: AsyncIterable<readonly FeedRecord[]>
  /** Number of skipped trailing rows that are not cars, such as totals. Final once the batches have ended. */
  skippedRows(): number
}

/** How to read a table that doesn't say so itself. XML and JSON name their fields. */
export interface RecordOptions {
  /**
   * Row number of the header, as in a spreadsheet; rows above it are skipped. 0 for a table without a header: columns are named
   * “Column 1”, “Column 2” and so on. Detected by default.
   */
  readonly headingsRow?: number
}

/** Why a whole feed is unreadable, one sentence. */
export class FeedFault extends Error {
  constructor(
    readonly problem: string,
    /** Whether the file is truncated. */
    readonly cut = false,
  ) {
    super(problem)
  }
}

/** Limit of cars, far above any dealer's stock. */
export const mostRecords = 100_000
/** Limit of columns, far above any feed. */
export const mostHeadings = 400
/** Rows per batch; the event loop gets a turn after each. */
export const rowsAtOnce = 500
/** Bytes at the start of a file used for format detection. */
export const headBytes = 20_000
/** Maximum characters of a row, far above any car. */
export const longestRecord = 1_000_000

/** Fault of a truncated file. */
export const endsEarly = (): FeedFault => new FeedFault('The file ends in the middle of a car.', true)
/** Fault of a file with too many cars. */
export const tooMany = (): FeedFault => new FeedFault(`The file has more than ${mostRecords} cars, which is the limit per file.`)
/** Fault of a file with too many fields. */
export const tooManyHeadings = (count: number, what: 'columns' | 'kinds of fields'): FeedFault =>
  new FeedFault(`The file has ${count} ${what}; at most ${mostHeadings} can be read.`)
