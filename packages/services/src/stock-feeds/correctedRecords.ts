import { csvText } from '@forecourt/rules/text/csvText'
import type { FeedRecord, FeedRecords, FeedValues, FurtherTable, RecordOptions } from './FeedRecords'
import { parseRecords } from './parseRecords'

/** A corrected cell of a file. */
export interface CellCorrection {
  /** Row number as in `FeedRecord`. */
  readonly row: number
  readonly heading: string
  readonly value: string
}

/** A corrected row, such as an unreadable one whose cells a user assigned to headings. */
export interface RowCorrection {
  /** Row number as in `FeedRecord`. */
  readonly row: number
  /** In heading order; trailing cells may be missing. A row with more cells than headings is ignored. */
  readonly cells: readonly string[]
}

/** Corrections of one row. */
interface CorrectedRow {
  /** By heading. */
  readonly cells: Map<string, string>
  /** Whether the whole row was corrected. */
  isWhole: boolean
}

const withCorrections = (values: FeedValues, corrected: ReadonlyMap<string, string>): FeedValues => ({
  get: (heading) => corrected.get(heading) ?? values.get(heading),
})

const corrected = (record: FeedRecord, byRow: ReadonlyMap<number, CorrectedRow>): FeedRecord => {
  const { row, values, unreadable, table } = record
  const found = byRow.get(row)
  if (!found || (unreadable && !found.isWhole)) return record
  return { row, values: withCorrections(values, found.cells), ...(table && { table }) }
}

async function* correctedBatches(
  batches: FeedRecords['batches'],
  byRow: ReadonlyMap<number, CorrectedRow>,
): AsyncGenerator<readonly FeedRecord[]> {
  for await (const batch of batches) yield batch.map((record) => corrected(record, byRow))
}

const isOfRow = (correction: CellCorrection | RowCorrection): correction is RowCorrection => 'cells' in correction

/**
 * Applies corrections to the rows of a file. The last correction of a cell wins, and a cell's own wins over its row's. Rejects with a
 * `FeedFault`.
 */
export const correctedRecords = async (
  bytes: Uint8Array,
  corrections: readonly (CellCorrection | RowCorrection)[] = [],
  options: Pick<RecordOptions, 'headingsRow'> = {},
): Promise<FeedRecords> => {
  const records = await parseRecords(bytes, options)
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

/** Cells of an unreadable row for writing it back so that it stays unreadable: too many cells, or its text alone. */
export const unreadableCells = (
  { cells, text }: Pick<NonNullable<FeedRecord['unreadable']>, 'cells' | 'text'>,
  headings: readonly string[],
): readonly string[] => (cells.length > headings.length ? cells : [text])

/**
 * The corrected file for storage: unchanged without corrections, else its notes, its tables and their rows as CSV, whatever its format.
 * Unreadable rows stay unreadable, and headings in a row that a user chose stay in it. Rejects with a `FeedFault`.
 */
export const correctedFile = async (
  bytes: Uint8Array,
  corrections: readonly (CellCorrection | RowCorrection)[],
  options: Pick<RecordOptions, 'headingsRow'> = {},
): Promise<Uint8Array> => {
  if (corrections.length === 0) return bytes
  const { headings, firstHeadings = headings, notes, title, top, batches } = await correctedRecords(bytes, corrections, options)
  const { headingsRow = 1 } = options
  const lines = [...new Set([...(notes?.lines ?? []), ...(title ? [title] : [])])]
  const above = options.headingsRow === undefined ? lines : lines.slice(0, headingsRow - 1)
  const rows: (readonly string[])[] = [
    ...above.map((line) => [line]),
    ...Array.from({ length: Math.max(0, headingsRow - 1 - above.length) }, () => ['']),
    ...(top?.headingsRow === 0 ? [] : [firstHeadings]),
  ]
  let table: FurtherTable | undefined
  for await (const batch of batches)
    for (const record of batch) {
      const { values, unreadable } = record
      const columns = record.table?.headings ?? firstHeadings
      if (record.table && record.table !== table) rows.push(columns)
      table = record.table
      rows.push(unreadable ? unreadableCells(unreadable, columns) : columns.map((heading) => values.get(heading) ?? ''))
    }
  const [first = [], ...others] = rows
  return Buffer.from(csvText(first, others))
}
