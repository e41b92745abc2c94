import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import { FeedFault } from './FeedRecords'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

const encodingOf = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  // UTF-16 without a byte order mark: every other byte of Latin text is zero.
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le'
  if (bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Whether a file is an archive, as Excel workbooks are (`workbook/workbookTable.ts`). */
export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b)
const isOldWorkbook = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)
/** A workbook as Excel saves it as “XML Spreadsheet 2003”; some systems export it with the ending .xls. */
const isWorkbookInXml = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 2_000)).includes('urn:schemas-microsoft-com:office:spreadsheet')
const isCompressed = (bytes: Uint8Array) => startsWith(bytes, 0x1f, 0x8b)

/** Bytes decoded per turn of the event loop. Even, as UTF-16 requires. */
const pieceSize = 65_536

/** Streams the text of a file without NUL characters, which databases refuse. */
function* piecesOf(bytes: Uint8Array): Generator<string> {
  const encoding = encodingOf(bytes)
  // Node's windows-1252 decoder maps Windows quotes and dashes to control characters.
  const windows = encoding === 'windows-1252' ? iconv.getDecoder('windows-1252') : null
  const decoder = windows ? null : new TextDecoder(encoding)
  for (let start = 0; start < bytes.length; start += pieceSize) {
    const piece = bytes.subarray(start, start + pieceSize)
    const text = windows ? windows.write(Buffer.from(piece)) : (decoder?.decode(piece, { stream: true }) ?? '')
    yield text.includes('\0') ? text.replaceAll('\0', '') : text
  }
  yield windows ? (windows.end() ?? '') : (decoder?.decode() ?? '')
}

const refuseOthers = (bytes: Uint8Array): void => {
  if (bytes.length === 0) throw new FeedFault('The file is empty.', true)
  if (isArchive(bytes)) throw new FeedFault('This is an Excel workbook or another archive. Use CSV, XML or JSON instead.')
  if (isOldWorkbook(bytes))
    throw new FeedFault('This is an old Excel workbook (.xls), or one with a password. Save it as .xlsx without a password, or as CSV.')
  if (isWorkbookInXml(bytes))
    throw new FeedFault('This is an Excel workbook that was saved as XML. Open it in Excel and save it as .xlsx or CSV.')
  if (isCompressed(bytes)) throw new FeedFault('The file is compressed in an unsupported way. Send it uncompressed.')
}

/** Decodes a file of a dealer system: by byte order mark, as UTF-8, or else as Windows-1252. Throws a `FeedFault`. */
export const decodeFeed = (bytes: Uint8Array): string => {
  refuseOthers(bytes)
  return [...piecesOf(bytes)].join('')
}

const [lineFeed, carriageReturn, space, tab, endOfFile] = [0x0a, 0x0d, 0x20, 0x09, 0x1a]

/** Maximum leading blank bytes. */
const mostBlank = 100_000

/** Removes the Ctrl-Z end mark of DOS programs and what follows. */
const withoutEndMark = (bytes: Buffer): Buffer => {
  let end = bytes.length
  for (let at = bytes.length - 1; at >= Math.max(0, bytes.length - mostBlank); at--) {
    const byte = bytes[at]
    if (byte === endOfFile) end = at
    else if (byte !== lineFeed && byte !== carriageReturn && byte !== space && byte !== tab) break
  }
  return bytes.subarray(0, end)
}

/**
 * Converts a file to UTF-8 without a byte order mark; returns the same memory if it is that already. Yields to the event loop. Rejects
 * with a `FeedFault`.
 */
export const utf8Feed = async (bytes: Uint8Array): Promise<Buffer> => {
  refuseOthers(bytes)
  const own = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (encodingOf(bytes) === 'utf-8' && !own.includes(0)) return withoutEndMark(startsWith(own, 0xef, 0xbb, 0xbf) ? own.subarray(3) : own)
  // Counts first, so that the text is in memory only once.
  let size = 0
  for (const piece of piecesOf(bytes)) {
    size += Buffer.byteLength(piece)
    await new Promise(setImmediate)
  }
  const text = Buffer.allocUnsafe(size)
  let end = 0
  for (const piece of piecesOf(bytes)) {
    end += text.write(piece, end)
    await new Promise(setImmediate)
  }
  return withoutEndMark(text.subarray(0, end))
}
