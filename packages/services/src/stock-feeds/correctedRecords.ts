import { csvText } from '@forecourt/rules/text/csvText'
import type { FeedRecord, FeedRecords, FeedValues } from './FeedRecords'
import { parseRecords } from './parseRecords'

/** A cell of a file with what a person typed in its place. */
export interface CellCorrection {
  /** As `FeedRecord` counts. */
  readonly row: number
  readonly heading: string
  readonly value: string
}

/** A row of a file whose values a person put under the headings, as of one that can't be read. */
export interface RowCorrection {
  /** As `FeedRecord` counts. */
  readonly row: number
  /** In the order of the headings, of which the last may have none. More of them than headings correct nothing. */
  readonly cells: readonly string[]
}

/** What is corrected in one row. */
interface CorrectedRow {
  /** By heading. */
  readonly cells: Map<string, string>
  /** Whether a person said of the whole row what it has. */
  isWhole: boolean
}

const withCorrections = (values: FeedValues, corrected: ReadonlyMap<string, string>): FeedValues => ({
  get: (heading) => corrected.get(heading) ?? values.get(heading),
})

const corrected = (record: FeedRecord, byRow: ReadonlyMap<number, CorrectedRow>): FeedRecord => {
  const { row, values, unreadable } = record
  const found = byRow.get(row)
  if (!found || (unreadable && !found.isWhole)) return record
  return { row, values: withCorrections(values, found.cells) }
}

async function* correctedBatches(
  batches: FeedRecords['batches'],
  byRow: ReadonlyMap<number, CorrectedRow>,
): AsyncGenerator<readonly FeedRecord[]> {
  for await (const batch of batches) yield batch.map((record) => corrected(record, byRow))
}

const isOfRow = (correction: CellCorrection | RowCorrection): correction is RowCorrection => 'cells' in correction

/**
 * The rows of a file with what a person corrected; of two corrections of a cell the last counts, and a cell corrected by itself counts
 * before its row's. Rejects with a `FeedFault`.
 */
export const correctedRecords = async (
  bytes: Uint8Array,
  corrections: readonly (CellCorrection | RowCorrection)[] = [],
): Promise<FeedRecords> => {
  const records = await parseRecords(bytes)
  if (corrections.length === 0) return records
  const { headings } = records
  const byRow = new Map<number, CorrectedRow>()
  const correctedRow = (row: number) => {
    const found = byRow.get(row) ?? { cells: new Map<string, string>(), isWhole: false }
    byRow.set(row, found)
    return found
  }
  for (const { row, cells } of corrections.filter(isOfRow)) {
    if (cells.length > headings.length) continue
    const found = correctedRow(row)
    found.isWhole = true
    for (const [place, heading] of headings.entries()) found.cells.set(heading, cells[place] ?? '')
  }
  for (const correction of corrections)
    if (!isOfRow(correction)) correctedRow(correction.row).cells.set(correction.heading, correction.value)
  return { ...records, batches: correctedBatches(records.batches, byRow) }
}

/** The cells of a row that can't be read as they can be written down, so that it is read as no other: too many cells, or its text alone. */
export const unreadableCells = (
  { cells, text }: Pick<NonNullable<FeedRecord['unreadable']>, 'cells' | 'text'>,
  headings: readonly string[],
): readonly string[] => (cells.length > headings.length ? cells : [text])

/**
 * A file with what a person corrected, to be kept in its place: as it is without any, else its rows as CSV, whatever format it had.
 * A row that can't be read stays one. Rejects with a `FeedFault`.
 */
export const correctedFile = async (bytes: Uint8Array, corrections: readonly (CellCorrection | RowCorrection)[]): Promise<Uint8Array> => {
  if (corrections.length === 0) return bytes
  const { headings, batches } = await correctedRecords(bytes, corrections)
  const rows: (readonly string[])[] = []
  for await (const batch of batches)
    for (const { values, unreadable } of batch)
      rows.push(unreadable ? unreadableCells(unreadable, headings) : headings.map((heading) => values.get(heading) ?? ''))
  return Buffer.from(csvText(headings, rows))
}
