import type { Database, Scope } from '@forecourt/data/createDatabase'
import type { StockFeed } from '@forecourt/data/stock-feeds/StockFeed'
import { csvText } from '@forecourt/rules/text/csvText'
import { decodeFeed } from './decodeFeed'
import type { FeedFault } from './readFeed'
import { readRecords } from './readRecords'
import { readFeedFile } from './takeFeedFile'

/** The rows of a file with something wrong as the text of a CSV file: where and what, then the row as it came (ENT-01). */
export const refusedRowsFile = async (
  db: Database,
  scope: Scope,
  feed: StockFeed,
  bytes: Uint8Array,
  now: string,
): Promise<string | FeedFault> => {
  const decoded = decodeFeed(bytes)
  if ('problem' in decoded) return { ...decoded, cut: false }
  const table = readRecords(decoded.text)
  if ('problem' in table) return table
  const reading = await readFeedFile(db, scope, feed, bytes, now)
  if ('problem' in reading) return reading
  const records = new Map(table.records.map((record) => [record.row, record]))
  return csvText(
    ['Row', 'Refused', 'Column', 'What is wrong', ...table.headings],
    reading.problems.map(({ row, refused, heading, says }) => [
      row,
      refused ? 'the whole car' : 'this field',
      heading,
      says,
      ...table.headings.map((name) => records.get(row)?.values[name] ?? ''),
    ]),
  )
}
