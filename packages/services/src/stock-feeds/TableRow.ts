import type { UnreadableRow } from './FeedRecords'

/** A raw table row. */
export interface TableRow {
  /** Row number as in a spreadsheet, blank rows included. */
  readonly row: number
  readonly cells: readonly string[]
  /** Why it is unreadable, with the cells before the first wrong one. */
  readonly unreadable?: UnreadableRow & { readonly cellsBeforeFault: readonly string[] }
}

/** Updated while rows are parsed. */
export interface TableProgress {
  rows: TableRow[]
  /** Offset of the next row in the file, in bytes. */
  at: number
  /** Number of rows before it. */
  row: number
  /** Cell count of the widest row. */
  width: number
}
