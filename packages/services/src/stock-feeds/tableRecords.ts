import { Readable } from 'node:stream'
import { unmarkedCell } from '@forecourt/rules/text/unmarkedCell'
import { parse } from 'csv-parse'
import {
  endsEarly,
  FeedFault,
  type FeedRecord,
  type FeedRecords,
  type FeedValues,
  mostHeadings,
  mostRecords,
  rowsAtOnce,
  tooMany,
} from './FeedRecords'

/** Letters of one row: far more than any car has. */
const longestRow = 1_000_000
/** Bytes the parser is given at a time. */
const pieceSize = 65_536

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

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceSize) yield bytes.subarray(start, start + pieceSize)
}

/** The cells of a row under their headings. */
class Cells implements FeedValues {
  constructor(
    private readonly cells: readonly string[],
    private readonly places: ReadonlyMap<string, number>,
  ) {}
  get(heading: string): string | undefined {
    const place = this.places.get(heading)
    return place === undefined ? undefined : unmarkedCell(this.cells[place] ?? '')
  }
}

const faultOf = (error: unknown): FeedFault => {
  if (error instanceof FeedFault) return error
  const { code, message, lines } = error as Error & { code?: string; lines?: number }
  return code === 'CSV_QUOTE_NOT_CLOSED' ? endsEarly() : new FeedFault(`Line ${lines ?? 1} can’t be read as a table: ${message}.`)
}

async function* batchesOf(rows: AsyncIterator<string[]>, headings: readonly string[], isEnded: boolean): AsyncGenerator<FeedRecord[]> {
  const places = new Map(headings.map((heading, place) => [heading, place]))
  let batch: FeedRecord[] = []
  let count = 0
  let last: readonly string[] = []
  try {
    for (let next = await rows.next(); !next.done; next = await rows.next()) {
      last = next.value
      count++
      if (count > mostRecords) throw tooMany()
      batch.push({ row: count + 1, values: new Cells(last, places) })
      if (batch.length < rowsAtOnce) continue
      yield batch
      batch = []
    }
    // A file that was still being written ends within its last line.
    if (count > 1 && last.length < headings.length / 2 && !isEnded) throw endsEarly()
  } catch (error) {
    throw faultOf(error)
  } finally {
    // A parser nobody reads on keeps what it holds.
    await rows.return?.()
  }
  if (batch.length > 0) yield batch
}

/** Cars in rows under headings, with commas, semicolons, tabs or bars between, however lines end. Rejects with a `FeedFault`. */
export const tableRecords = async (text: string): Promise<FeedRecords> => {
  const parser = Readable.from(pieces(Buffer.from(text))).pipe(
    parse({
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      delimiter: delimiterOf(text.slice(0, 20_000).split(/\r|\n/, 1)[0] ?? ''),
      max_record_size: longestRow,
    }),
  )
  const rows = parser[Symbol.asyncIterator]() as AsyncIterator<string[]>
  const first = await rows.next().catch((error: unknown) => {
    throw faultOf(error)
  })
  if (first.done || first.value.length === 0) throw new FeedFault('The file is empty.')
  if (first.value.length > mostHeadings) {
    await rows.return?.()
    throw new FeedFault(`The file has ${first.value.length} columns; at most ${mostHeadings} can be read.`)
  }
  const headings = named(first.value)
  return { format: 'table', headings, batches: batchesOf(rows, headings, /[\r\n]$/.test(text)) }
}
