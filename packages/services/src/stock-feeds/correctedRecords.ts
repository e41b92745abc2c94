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

const withCorrections = (values: FeedValues, corrected: ReadonlyMap<string, string>): FeedValues => ({
  get: (heading) => corrected.get(heading) ?? values.get(heading),
})

async function* correctedBatches(
  batches: FeedRecords['batches'],
  byRow: ReadonlyMap<number, ReadonlyMap<string, string>>,
): AsyncGenerator<readonly FeedRecord[]> {
  for await (const batch of batches)
    yield batch.map((record) => {
      const corrected = record.unreadable ? undefined : byRow.get(record.row)
      return corrected ? { ...record, values: withCorrections(record.values, corrected) } : record
    })
}

/** The rows of a file with the cells a person corrected; of two corrections of a cell the last counts. Rejects with a `FeedFault`. */
export const correctedRecords = async (bytes: Uint8Array, corrections: readonly CellCorrection[] = []): Promise<FeedRecords> => {
  const records = await parseRecords(bytes)
  if (corrections.length === 0) return records
  const byRow = new Map<number, Map<string, string>>()
  for (const { row, heading, value } of corrections) byRow.set(row, (byRow.get(row) ?? new Map<string, string>()).set(heading, value))
  return { ...records, batches: correctedBatches(records.batches, byRow) }
}

/**
 * A file with the cells a person corrected, to be kept in its place: as it is without any, else its rows as CSV, whatever format it had.
 * A row that can't be read is there as its text. Rejects with a `FeedFault`.
 */
export const correctedFile = async (bytes: Uint8Array, corrections: readonly CellCorrection[]): Promise<Uint8Array> => {
  if (corrections.length === 0) return bytes
  const { headings, batches } = await correctedRecords(bytes, corrections)
  const rows: string[][] = []
  for await (const batch of batches)
    for (const { values, unreadable } of batch)
      rows.push(unreadable ? [unreadable.text] : headings.map((heading) => values.get(heading) ?? ''))
  return Buffer.from(csvText(headings, rows))
}
