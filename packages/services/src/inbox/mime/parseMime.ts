import { decodedText, type HeadField, MailFault, parseHead, parseStructured, type StructuredField } from './parseHead'

/** A leaf part of a MIME message. */
export interface MailPart {
  readonly type: StructuredField
  readonly disposition: string
  readonly filename: string | null
  /** An inline part of another, such as a picture in HTML. */
  readonly isRelated: boolean
  /** Group number of multipart/alternative parts; null outside a group. */
  readonly alternative: number | null
  /** Decodes the content. */
  readonly content: () => Buffer
}

export interface ParsedMime {
  readonly head: readonly HeadField[]
  readonly type: StructuredField
  readonly parts: readonly MailPart[]
}

const maxParts = 300
const maxDepth = 20
const maxBoundaryLength = 200
const newLine = 0x0a
const dash = 0x2d
const equalsSign = 0x3d

const hexDigit = (code: number | undefined): number => {
  if (code === undefined) return -1
  if (code >= 48 && code <= 57) return code - 48
  const small = code | 0x20
  return small >= 97 && small <= 102 ? small - 87 : -1
}

const isBlank = (code: number | undefined) => code === 0x20 || code === 0x09 || code === 0x0d

/** Decodes quoted-printable; leaves malformed sequences unchanged. */
export const decodeQuoted = (bytes: Buffer): Buffer => {
  const decoded = Buffer.allocUnsafe(bytes.length)
  let to = 0
  for (let at = 0; at < bytes.length; at++) {
    const code = bytes[at] ?? 0
    if (code === equalsSign) {
      const [high, low] = [hexDigit(bytes[at + 1]), hexDigit(bytes[at + 2])]
      if (high >= 0 && low >= 0) {
        decoded[to++] = high * 16 + low
        at += 2
        continue
      }
      let end = at + 1
      // Limits the scan for trailing blanks.
      while (end < at + 80 && isBlank(bytes[end])) end++
      if (bytes[end] === newLine) {
        at = end
        continue
      }
    }
    decoded[to++] = code
  }
  return decoded.subarray(0, to)
}

const decoded = (bytes: Buffer, encoding: string): Buffer => {
  if (/^base64/i.test(encoding)) return Buffer.from(bytes.toString('latin1'), 'base64')
  return /^quoted-printable/i.test(encoding) ? decodeQuoted(bytes) : bytes
}

interface OpenMultipart {
  readonly boundary: Buffer
  readonly isRelated: boolean
  readonly alternative: number | null
}

/**
 * Parses the MIME structure in one pass, in linear time; content is decoded on demand. Throws a `MailFault` beyond 300 parts, 20 levels
 * or the header limits.
 */
export const parseMime = (raw: Buffer): ParsedMime => {
  const parts: MailPart[] = []
  const open: OpenMultipart[] = []
  let heads = 0
  let whole: Pick<ParsedMime, 'head' | 'type'> | null = null

  const endOfLine = (from: number): number => {
    const end = raw.indexOf(newLine, from)
    return end < 0 ? raw.length : end + 1
  }
  const isEmptyLine = (from: number, end: number) =>
    end - from <= 2 && (raw[from] === newLine || (raw[from] === 0x0d && raw[from + 1] === newLine))
  /** Index of the open multipart that a boundary line belongs to, and whether it closes it; null for any other line. */
  const boundaryAt = (from: number, end: number): { readonly index: number; readonly isEnd: boolean } | null => {
    if (raw[from] !== dash || raw[from + 1] !== dash) return null
    for (let index = open.length - 1; index >= 0; index--) {
      const { boundary } = open[index] ?? { boundary: Buffer.alloc(0) }
      const after = from + 2 + boundary.length
      if (after > end || raw.compare(boundary, 0, boundary.length, from + 2, after) !== 0) continue
      const isEnd = raw[after] === dash && raw[after + 1] === dash
      const rest = raw.subarray(isEnd ? after + 2 : after, Math.min(end, after + 100)).toString('latin1')
      if (rest.trim() === '') return { index, isEnd }
    }
    return null
  }
  /** Parses the header of a part. Returns the start of its content and, for a leaf, the callback for its end. */
  const beginPart = (from: number): { readonly at: number; readonly leaf: ((to: number) => void) | null } => {
    if (++heads > maxParts) throw new MailFault('It has more than 300 parts.')
    let at = from
    let headEnd = from
    while (at < raw.length) {
      const end = endOfLine(at)
      if (boundaryAt(at, end)) break
      headEnd = at
      at = end
      if (isEmptyLine(headEnd, end)) break
      headEnd = end
    }
    const head = parseHead(raw.subarray(from, headEnd))
    const field = (key: string) => head.find((each) => each.key === key)?.value ?? ''
    const parent = open.at(-1)
    const type = parseStructured(field('content-type') || 'text/plain')
    whole ??= { head, type }
    const boundary = type.params.boundary ?? ''
    if (type.value.startsWith('multipart/') && boundary !== '') {
      if (open.length >= maxDepth) throw new MailFault('Its parts are nested more than 20 deep.')
      if (boundary.length > maxBoundaryLength) throw new MailFault('The line between its parts is longer than any mail program writes it.')
      open.push({
        boundary: Buffer.from(boundary),
        isRelated: type.value === 'multipart/related' || parent?.isRelated === true,
        alternative: type.value === 'multipart/alternative' ? heads : (parent?.alternative ?? null),
      })
      return { at, leaf: null }
    }
    const disposition = parseStructured(field('content-disposition'))
    const named = disposition.params.filename ?? type.params.name
    const encoding = field('content-transfer-encoding')
    return {
      at,
      leaf: (to) =>
        parts.push({
          type,
          disposition: disposition.value,
          filename: named === undefined ? null : decodedText(named.slice(0, 1000)),
          isRelated: parent?.isRelated === true && field('content-id') !== '',
          alternative: parent?.alternative ?? null,
          content: () => decoded(raw.subarray(at, to), encoding),
        }),
    }
  }

  let { at, leaf } = beginPart(0)
  while (at < raw.length) {
    const end = endOfLine(at)
    const line = boundaryAt(at, end)
    if (line === null) {
      at = end
      continue
    }
    // The line break before a boundary belongs to the boundary.
    leaf?.(raw[at - 1] === newLine ? (raw[at - 2] === 0x0d ? at - 2 : at - 1) : at)
    open.length = line.isEnd ? line.index : line.index + 1
    if (line.isEnd) {
      leaf = null
      at = end
    } else ({ at, leaf } = beginPart(end))
  }
  leaf?.(raw.length)
  const { head, type } = whole ?? { head: [], type: parseStructured('text/plain') }
  return { head, type, parts }
}
