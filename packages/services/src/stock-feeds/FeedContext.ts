import type { StockFileContext } from '../stock-import/createCarReader'
import type { KnownMake } from '../stock-import/KnownMake'
import type { CellCorrection, RowCorrection } from './correctedRecords'
import type { FeedMapping } from './FeedMapping'
import type { FileEvidence } from './fileEvidence'

/** What a feed is read with. */
export interface FeedContext extends StockFileContext {
  /** Known makes and models, which correct misspelt names. */
  readonly makes: readonly KnownMake[]
  /** Mapping of the headings; null for the suggested one. */
  readonly mapping: FeedMapping | null
  /** Corrected cells and rows, which replace those of the file. */
  readonly corrections?: readonly (CellCorrection | RowCorrection)[]
  /**
   * Evidence across all rows. Collected in a first pass by default. 'ifNeeded' saves most files the second pass: rows are read without
   * it, and if it matters, the batches reject with an `RereadRequired` at their end.
   */
  readonly evidence?: FileEvidence | 'ifNeeded'
}
