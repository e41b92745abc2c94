/** What a row says under each heading: several values under one are parted by line ends, nothing for a heading it lacks. */
export interface FeedValues {
  get(heading: string): string | undefined
}

/** One row of a feed. */
export interface FeedRecord {
  /** As a spreadsheet counts; 1 is the headings. */
  readonly row: number
  readonly values: FeedValues
}

/** A feed as a table, whatever its format. */
export interface FeedRecords {
  readonly format: 'table' | 'xml' | 'json'
  readonly headings: readonly string[]
  /** Its rows, some at a time, as they are read: once. Rejects with a `FeedFault` where the file turns out to be none. */
  readonly batches: AsyncIterable<readonly FeedRecord[]>
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
export const rowsAtOnce = 1_000

/** A file that ends before its cars do. */
export const endsEarly = (): FeedFault => new FeedFault('The file ends in the middle of a car.', true)
/** A file of more cars than are read. */
export const tooMany = (): FeedFault =>
  new FeedFault(`The file has more than ${mostRecords} cars, which is as many as can be read at once.`)
