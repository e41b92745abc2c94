import type { FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { csvText } from '@forecourt/rules/text/csvText'
import { correctedRecords, unreadableCells } from './correctedRecords'
import type { FeedContext } from './FeedContext'
import type { FeedRecord } from './FeedRecords'
import { parseFeed } from './parseFeed'

/** Cells of a row; a row with surplus cells keeps all, so that a spreadsheet shows them. */
const cellsOf = (record: FeedRecord | undefined, headings: readonly string[]): readonly string[] =>
  record?.unreadable ? unreadableCells(record.unreadable, headings) : headings.map((name) => record?.values.get(name) ?? '')

/** Writes the faulty rows of a file as CSV: position and problem, then the original row (ENT-01). Rejects with a `FeedFault`. */
export const refusedRowsFile = async (bytes: Uint8Array, context: FeedContext): Promise<string> => {
  const problems: FeedProblem[] = []
  for await (const batch of (await parseFeed(bytes, context)).batches) problems.push(...batch.problems)
  const wanted = new Set(problems.map(({ row }) => row))
  const { headings, batches } = await correctedRecords(bytes, context.corrections, { headingsRow: context.mapping?.headingsRow })
  const records = new Map<number, FeedRecord>()
  for await (const batch of batches) for (const record of batch) if (wanted.has(record.row)) records.set(record.row, record)
  return csvText(
    ['Row', 'Refused', 'Column', 'Problem', ...headings],
    problems.map(({ row, refused, heading, message }) => [
      row,
      refused ? 'the whole car' : 'this field',
      heading,
      message,
      ...cellsOf(records.get(row), headings),
    ]),
  )
}
