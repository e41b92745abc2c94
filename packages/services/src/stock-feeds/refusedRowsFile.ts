import type { Database, Scope } from '@forecourt/data/createDatabase'
import type { FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import type { StockFeed } from '@forecourt/data/stock-feeds/StockFeed'
import { csvText } from '@forecourt/rules/text/csvText'
import type { FeedRecord } from './FeedRecords'
import { parseRecords } from './parseRecords'
import { readFeedFile } from './takeFeedFile'

/** A row as it came: of one that has no cells its text. */
const cellsOf = (record: FeedRecord | undefined, headings: readonly string[]): string[] =>
  record?.unreadable ? [record.unreadable.text] : headings.map((name) => record?.values.get(name) ?? '')

/** The rows of a file with something wrong as the text of a CSV file: where and what, then the row as it came (ENT-01). Rejects with a `FeedFault`. */
export const refusedRowsFile = async (db: Database, scope: Scope, feed: StockFeed, bytes: Uint8Array, now: string): Promise<string> => {
  const problems: FeedProblem[] = []
  for await (const batch of (await readFeedFile(db, scope, feed, bytes, now)).batches) problems.push(...batch.problems)
  const wanted = new Set(problems.map(({ row }) => row))
  const { headings, batches } = await parseRecords(bytes)
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
