import iconv from 'iconv-lite'

/** A file's text, or why it has none, as a sentence. */
export type DecodedFeed = { readonly text: string } | { readonly problem: string }

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

const encodingOf = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  // Without a mark every other byte of Latin letters is zero.
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le'
  return bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0 ? 'utf-16be' : null
}

/** Text as dealers' systems write it: with a byte order mark, as UTF-8, or else as Windows does in Western languages. */
export const decodeFeed = (bytes: Uint8Array): DecodedFeed => {
  if (bytes.length === 0) return { problem: 'The file is empty.' }
  if (startsWith(bytes, 0x50, 0x4b) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { problem: 'This is an Excel workbook or another archive. Have it sent as CSV, XML or JSON.' }
  if (startsWith(bytes, 0x1f, 0x8b)) return { problem: 'The file is compressed. Have it sent as it is.' }
  const encoding = encodingOf(bytes)
  if (encoding !== null) return { text: new TextDecoder(encoding).decode(bytes) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    // Node's own decoder takes Windows' quotes and dashes for control characters.
    return { text: iconv.decode(bytes, 'windows-1252') }
  }
}
