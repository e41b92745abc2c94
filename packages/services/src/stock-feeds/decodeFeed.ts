import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import { FeedFault } from './FeedRecords'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

const encodingOf = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  // Without a mark every other byte of Latin letters is zero.
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le'
  return bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0 ? 'utf-16be' : null
}

const isWorkbook = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)
const isCompressed = (bytes: Uint8Array) => startsWith(bytes, 0x1f, 0x8b)

const headBytes = 20_000

/** How a text in UTF-8 begins; null of one in another encoding, and of what is no text, whatever its bytes would read as. */
export const headOfUtf8 = (bytes: Uint8Array): string | null => {
  const isText = !isWorkbook(bytes) && !isCompressed(bytes) && (encodingOf(bytes) ?? 'utf-8') === 'utf-8' && isUtf8(bytes)
  return isText ? new TextDecoder('utf-8').decode(bytes.subarray(0, headBytes)) : null
}

/** Text as dealers' systems write it: with a byte order mark, as UTF-8, or else as Windows does in Western languages. Throws a `FeedFault`. */
export const decodeFeed = (bytes: Uint8Array): string => {
  if (bytes.length === 0) throw new FeedFault('The file is empty.', true)
  if (isWorkbook(bytes)) throw new FeedFault('This is an Excel workbook or another archive. Have it sent as CSV, XML or JSON.')
  if (isCompressed(bytes)) throw new FeedFault('The file is compressed. Have it sent as it is.')
  const encoding = encodingOf(bytes)
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Node's own decoder takes Windows' quotes and dashes for control characters.
    return iconv.decode(bytes, 'windows-1252')
  }
}
