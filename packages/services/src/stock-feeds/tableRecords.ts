import { parse } from 'csv-parse/sync'
import { type FeedRecord, type FeedRecords, mostHeadings, mostRecords, type UnreadableFeed } from './FeedRecords'

/** Letters of one row: far more than any car has. */
const longestRow = 1_000_000

const delimiterOf = (headings: string): string => {
  const parts = (delimiter: string) => headings.split(delimiter).length
  return [',', ';', '\t', '|'].reduce((best, delimiter) => (parts(delimiter) > parts(best) ? delimiter : best))
}

/** Two columns of one name are told apart by a number; one without a name by its place. */
const named = (headings: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return headings.map((heading, place) => {
    const name = heading === '' ? `Column ${place + 1}` : heading
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before === 0 ? name : `${name} (${before + 1})`
  })
}

/** Cars in rows under headings, with commas, semicolons, tabs or bars between, however lines end. */
export const tableRecords = (text: string): FeedRecords | UnreadableFeed => {
  let rows: string[][]
  try {
    rows = parse(text, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      delimiter: delimiterOf(text.slice(0, 20_000).split(/\r|\n/, 1)[0] ?? ''),
      to: mostRecords + 2,
      max_record_size: longestRow,
    })
  } catch (error) {
    const { code, message, lines } = error as Error & { code?: string; lines?: number }
    const cut = code === 'CSV_QUOTE_NOT_CLOSED'
    return { problem: cut ? 'The file ends in the middle of a car.' : `Line ${lines ?? 1} can’t be read as a table: ${message}.`, cut }
  }
  const [first = [], ...lines] = rows
  if (first.length === 0) return { problem: 'The file is empty.', cut: false }
  if (first.length > mostHeadings)
    return { problem: `The file has ${first.length} columns; at most ${mostHeadings} can be read.`, cut: false }
  if (lines.length > mostRecords)
    return { problem: `The file has more than ${mostRecords} cars, which is as many as can be read at once.`, cut: false }
  const headings = named(first)
  const last = lines.at(-1)
  // A file that was still being written ends within its last line.
  if (last && lines.length > 1 && last.length < headings.length / 2 && !/[\r\n]$/.test(text))
    return { problem: 'The file ends in the middle of a car.', cut: true }
  const records = lines.map((cells, index): FeedRecord => {
    const values: Record<string, string> = Object.create(null)
    for (let place = 0; place < headings.length; place++) values[headings[place] as string] = cells[place] ?? ''
    return { row: index + 2, values }
  })
  return { format: 'table', headings, records }
}
