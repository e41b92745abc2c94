import { type CsvError, Parser } from 'csv-parse'
import { endsEarly, FeedFault, longestRecord, tooManyHeadings } from './FeedRecords'
import { inTurns } from './inTurns'
import { createRegularRows, isRegularDelimiter } from './regularRows'
import type { TableProgress, TableRow } from './TableRow'

/** Limit of rows with a stray quote: more mean another format or a malicious file. */
const mostUnreadable = 500
/** Maximum bytes of a row; a character has up to four. */
const longestLine = 4 * longestRecord
/** Row limit of a spreadsheet; most may be blank. */
const mostRows = 1_048_576
/** Above the column limit of a spreadsheet. */
const mostCells = 20_000
/** Characters shown of an unreadable row. */
export const maxShownLength = 500
/** Maximum characters of a row whose cells can be assigned manually. */
export const maxSplitLength = 20_000

const [lineFeed, carriageReturn, quote] = [0x0a, 0x0d, 0x22]
const isLineEnd = (byte: number | undefined) => byte === lineFeed || byte === carriageReturn

/** End of the line that starts at an offset: after its line break, or at the maximum row length. */
const endOfLine = (file: Buffer, start: number): number => {
  const line = file.subarray(start, start + longestLine)
  const ends = [line.indexOf(lineFeed), line.indexOf(carriageReturn)].filter((place) => place >= 0)
  if (ends.length === 0) return start + line.length
  const end = Math.min(...ends)
  return start + end + (line[end] === carriageReturn && line[end + 1] === lineFeed ? 2 : 1)
}

/** Cells of a line before the first with wrong quotes. */
const readCellsBeforeFault = (line: string, delimiter: string): string[] => {
  const cells: string[] = []
  for (let at = 0; at < line.length; ) {
    const isQuoted = line[at] === '"'
    const close = isQuoted ? line.indexOf('"', at + 1) + 1 : at
    const end = line.indexOf(delimiter, close)
    // A quoted cell without its closing quote is the fault.
    if (end < 0 || (isQuoted && (close === 0 || end !== close))) break
    const cell = line.slice(at, end)
    if (!isQuoted && cell.includes('"')) break
    cells.push(isQuoted ? cell.slice(1, -1) : cell.trim())
    at = end + 1
  }
  return cells
}

const faultOf = (error: CsvError, row: number): FeedFault =>
  new FeedFault(`Row ${row} can’t be read as a table: ${error.message.replace(/ at line \d+/, '')}.`)

/**
 * Collects rows during parsing instead of in its stream, whose buffer is lost on an error. The `on_record` option would also work, but
 * builds an info object for each row.
 */
class RowParser extends Parser {
  private readonly before: { readonly at: number; readonly row: number }

  constructor(
    delimiter: string,
    lineEnds: readonly string[],
    private readonly progress: TableProgress,
  ) {
    super({
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      delimiter,
      record_delimiter: [...lineEnds],
      max_record_size: longestRecord,
    })
    this.before = { at: progress.at, row: progress.row }
    // Errors are handled where data is written.
    this.on('error', () => {})
    this.resume()
  }

  override push(cells: string[] | null): boolean {
    if (cells === null) return super.push(null)
    const { before, info, progress } = this
    progress.at = before.at + info.bytes
    progress.row = before.row + info.records + info.empty_lines
    progress.width = Math.max(progress.width, cells.length)
    progress.rows.push({ row: progress.row, cells })
    return true
  }
}

const promised = (work: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((done, fail) => work((error) => (error ? fail(error) : done())))

/** Why the rows after an open quote can't be separate rows; null if they can. */
const cutIn = (file: Buffer, delimiter: string, next: number, width: number): FeedFault | null => {
  if (next >= file.length || !isLineEnd(file.at(-1))) return endsEarly()
  let end = file.length
  while (end > next && isLineEnd(file[end - 1])) end--
  const start = Math.max(file.lastIndexOf(lineFeed, end - 1), file.lastIndexOf(carriageReturn, end - 1)) + 1
  // Text that is truncated at a line break ends in a line of text.
  const parts = String(file.subarray(Math.max(start, end - longestRecord), end)).split(delimiter).length
  return width > 1 && parts >= width * 0.8 ? null : endsEarly()
}

/**
 * Streams the rows of a table in batches, any line ending. A row with a stray quote is returned as text, and parsing continues at the
 * next line. Rejects with a `FeedFault`.
 */
export async function* tableRows(file: Buffer, delimiter: string): AsyncGenerator<readonly TableRow[]> {
  const lineEnds = !file.includes(lineFeed) ? ['\r'] : file.includes(carriageReturn) ? ['\r\n', '\n'] : ['\n']
  const progress: TableProgress = { rows: [], at: 0, row: 0, width: 0 }
  const take = () => {
    if (progress.width > mostCells) throw tooManyHeadings(progress.width, 'columns')
    const { rows } = progress
    progress.rows = []
    return rows
  }
  const budget = { spentMs: 0 }
  const checkRows = () => {
    if (progress.row > mostRows) throw new FeedFault(`The file has more than ${mostRows} rows.`)
  }
  const isRegular = lineEnds.includes('\n') && isRegularDelimiter(delimiter)
  for (let unreadable = 0; ; ) {
    // The parser continues before the first row that isn’t regular.
    let isComplete = isRegular
    if (isRegular) {
      const readRows = createRegularRows(file, delimiter, progress, longestRecord)
      let until = progress.at
      const readPiece = (piece: Buffer) => {
        until += piece.length
        isComplete = readRows(until)
      }
      for await (const _ of inTurns(file.subarray(progress.at), readPiece, budget)) {
        checkRows()
        if (progress.rows.length > 0) yield take()
        if (!isComplete) break
      }
    }
    if (isComplete) return
    const parser = new RowParser(delimiter, lineEnds, progress)
    try {
      /** Bytes since the end of the last row, and its number. */
      let [pending, last] = [0, 0]
      const parsePiece = async (piece: Buffer) => {
        await promised((done) => void parser.write(piece, done))
        const ended = parser.info.records + parser.info.empty_lines
        pending = ended === last ? pending + piece.length : 0
        last = ended
      }
      for await (const _ of inTurns(file.subarray(progress.at), parsePiece, budget)) {
        checkRows()
        if (pending > longestLine) throw new FeedFault(`Row ${progress.row + 1} is too long to be a car.`)
        if (progress.rows.length > 0) yield take()
      }
      await promised((done) => {
        parser.once('error', done)
        parser.end(done)
      })
      if (progress.rows.length > 0) yield take()
      return
    } catch (error) {
      if (error instanceof FeedFault || !(error as Partial<CsvError>).code?.startsWith('CSV_')) throw error
      if (progress.rows.length > 0) yield take()
      let start = progress.at
      while (isLineEnd(file[start])) {
        const end = endOfLine(file, start)
        progress.row++
        start = end
      }
      const end = endOfLine(file, start)
      progress.row++
      const { code } = error as CsvError
      const text = file.subarray(start, end)
      if (++unreadable > mostUnreadable || text.length > longestRecord || !text.includes(quote))
        throw faultOf(error as CsvError, progress.row)
      const cut = code === 'CSV_QUOTE_NOT_CLOSED' ? cutIn(file, delimiter, end, progress.width) : null
      if (cut) throw cut
      const message = 'The row can’t be read: a quotation mark is missing or misplaced.'
      const line = String(text.subarray(0, 4 * maxSplitLength)).trim()
      const shown = line.slice(0, maxShownLength)
      const cellsBeforeFault = readCellsBeforeFault(shown, delimiter)
      const cells = line.length > maxSplitLength ? [] : line.split(delimiter).map((cell) => cell.trim())
      progress.rows.push({ row: progress.row, cells: [], unreadable: { message, text: shown, cells, delimiter, cellsBeforeFault } })
      progress.at = end
      // Yields to the event loop after such a row.
      await new Promise(setImmediate)
    } finally {
      parser.destroy()
    }
  }
}
