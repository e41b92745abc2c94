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
/** Bytes or letters the parser is given at a time. */
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

/** Whether a letter of two halves goes on behind it. */
const isFirstHalf = (code: number) => code >= 0xd800 && code <= 0xdbff

const isLineEnd = (code: number | undefined) => code === 0x0a || code === 0x0d

/** A table as it was written. */
interface WrittenTable {
  /** How it begins. */
  readonly head: string
  /** Whether its last line has an end. */
  readonly isEnded: boolean
  /** Its bytes in UTF-8, some at a time. */
  readonly pieces: Iterable<Uint8Array>
}

/** A text as bytes, some at a time: the whole of it as bytes would be one file more in memory. */
function* piecesOfText(text: string): Generator<Uint8Array> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + pieceSize
    if (isFirstHalf(text.charCodeAt(end - 1))) end++
    yield Buffer.from(text.slice(start, end))
  }
}

function* piecesOfBytes(bytes: Uint8Array): Generator<Uint8Array> {
  // Buffers, as a stream of rows asks for them; they share the file's memory.
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = 0; start < all.length; start += pieceSize) yield all.subarray(start, start + pieceSize)
}

export const tableOfText = (text: string): WrittenTable => ({
  head: text.slice(0, 20_000),
  isEnded: isLineEnd(text.charCodeAt(text.length - 1)),
  pieces: piecesOfText(text),
})

/** The same of a file in UTF-8, of which the beginning was read. */
export const tableOfBytes = (bytes: Uint8Array, head: string): WrittenTable => ({
  head,
  isEnded: isLineEnd(bytes.at(-1)),
  pieces: piecesOfBytes(bytes),
})

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
export const tableRecords = async ({ head, isEnded, pieces }: WrittenTable): Promise<FeedRecords> => {
  const parser = Readable.from(pieces).pipe(
    parse({
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      delimiter: delimiterOf(head.split(/\r|\n/, 1)[0] ?? ''),
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
  return { format: 'table', headings, batches: batchesOf(rows, headings, isEnded) }
}
