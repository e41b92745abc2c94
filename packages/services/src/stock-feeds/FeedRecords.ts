/** One row of a feed: what stands under each heading. Several values under one are parted by line ends. */
export interface FeedRecord {
  /** As a spreadsheet counts; 1 is the headings. */
  readonly row: number
  readonly values: Readonly<Record<string, string>>
}

/** A feed as a table, whatever its format. */
export interface FeedRecords {
  readonly format: 'table' | 'xml' | 'json'
  readonly headings: readonly string[]
  readonly records: readonly FeedRecord[]
}

/** A file that can't be read as a whole; `cut` where it ends too early. */
export interface UnreadableFeed {
  readonly problem: string
  readonly cut: boolean
}

/** Far more cars than any dealer has. */
export const mostRecords = 100_000
/** Far more columns than any feed has. */
export const mostHeadings = 400
