import type { FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { csvText } from '@forecourt/rules/text/csvText'
import { correctedRecords, unreadableCells } from './correctedRecords'
import type { FeedRecord } from './FeedRecords'
import { type FeedContext, parseFeed } from './parseFeed'

/** A row as it came: one with more values than headings with all of them, so that a spreadsheet shows which is too many. */
const cellsOf = (record: FeedRecord | undefined, headings: readonly string[]): readonly string[] =>
  record?.unreadable ? unreadableCells(record.unreadable, headings) : headings.map((name) => record?.values.get(name) ?? '')

/** The rows of a file with something wrong as the text of a CSV file: where and what, then the row as it came (ENT-01). Rejects with a `FeedFault`. */
export const refusedRowsFile = async (bytes: Uint8Array, context: FeedContext): Promise<string> => {
  const problems: FeedProblem[] = []
  for await (const batch of (await parseFeed(bytes, context)).batches) problems.push(...batch.problems)
  const wanted = new Set(problems.map(({ row }) => row))
  const { headings, batches } = await correctedRecords(bytes, context.corrections)
  const records = new Map<number, FeedRecord>()
  for await (const batch of batches) for (const record of batch) if (wanted.has(record.row)) records.set(record.row, record)
  return csvText(
    ['Row', 'Refused', 'Column', 'What is wrong', ...headings],
    problems.map(({ row, refused, heading, says }) => [
      row,
      refused ? 'the whole car' : 'this field',
      heading,
      says,
      ...cellsOf(records.get(row), headings),
    ]),
  )
}
