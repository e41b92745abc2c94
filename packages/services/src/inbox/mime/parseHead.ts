import { decodeWords } from 'postal-mime'

/** Why a mail exceeds a limit and is not parsed, one sentence for the person who reviews it. */
export class MailFault extends Error {}

/** An unfolded header field. */
export interface HeadField {
  /** Lower case. */
  readonly key: string
  readonly value: string
}

/** A structured field such as `text/plain; charset=utf-8`; parameter names in lower case. */
export interface StructuredField {
  readonly value: string
  readonly params: { readonly [name: string]: string }
}

const maxHeadBytes = 200_000
const maxFields = 2_000
const maxParams = 100

/** Parses header fields up to the first empty line. Throws a `MailFault` beyond 200 kB or 2,000 fields. */
export const parseHead = (bytes: Buffer): readonly HeadField[] => {
  if (bytes.length > maxHeadBytes) throw new MailFault('Its header is longer than 200 kB.')
  const fields: string[][] = []
  for (const line of bytes.toString('utf8').split('\n'))
    if (/^[ \t]/.test(line) && fields.length > 0) fields.at(-1)?.push(line)
    else fields.push([line])
  if (fields.length > maxFields) throw new MailFault('Its header has more than 2,000 fields.')
  return fields.flatMap((lines) => {
    const whole = lines.join(' ').replace(/\s+/g, ' ')
    const at = whole.indexOf(':')
    return at < 1 ? [] : [{ key: whole.slice(0, at).trim().toLowerCase(), value: whole.slice(at + 1).trim() }]
  })
}

/** Splits at semicolons outside quotes, and unquotes. */
const cutParams = (text: string): string[] => {
  const parts: string[] = []
  let [written, isQuoted] = ['', false]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted && sign === '\\') written += text[++at] ?? ''
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === ';') {
      parts.push(written)
      written = ''
    } else written += sign
  }
  return [...parts, written].slice(0, maxParams)
}

const createDecoder = (charset: string | undefined) => {
  try {
    return new TextDecoder(charset || 'utf-8')
  } catch {
    return new TextDecoder('windows-1252')
  }
}

/** Decodes a percent-encoded parameter such as `utf-8''caf%C3%A9` (RFC 2231). */
const decodePercent = (text: string): string => {
  const [charset = '', , ...rest] = text.split("'")
  const written = rest.length > 0 ? rest.join("'") : text
  const bytes = Buffer.from(
    written.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
  return createDecoder(rest.length > 0 ? charset : 'utf-8').decode(bytes)
}

/** Parses a structured field, including split and encoded parameters (RFC 2231). */
export const parseStructured = (text: string): StructuredField => {
  const [value = '', ...others] = cutParams(text)
  const plain: { [name: string]: string } = {}
  const split = new Map<string, { readonly at: number; readonly text: string; readonly isEscaped: boolean }[]>()
  for (const other of others) {
    const at = other.indexOf('=')
    if (at < 1) continue
    const name = other.slice(0, at).trim().toLowerCase()
    const encoded = other.slice(at + 1).trim()
    const [key = '', number = '', ...stars] = name.split('*')
    const isEscaped = number === '' ? name.endsWith('*') : stars.length > 0
    if (name === key) plain[key] ??= encoded
    else split.set(key, [...(split.get(key) ?? []), { at: Number(number) || 0, text: encoded, isEscaped }])
  }
  for (const [key, parts] of split) {
    const whole = parts.toSorted((one, other) => one.at - other.at)
    const joined = whole.map((part) => part.text).join('')
    plain[key] = whole.some(({ isEscaped }) => isEscaped) ? decodePercent(joined) : joined
  }
  return { value: (value.trim().split(/[\s(]/)[0] ?? '').toLowerCase(), params: plain }
}

/** Decodes the encoded words of an unstructured field, such as a subject or a file name. */
export const decodedText = (text: string): string => decodeWords(text)

/** Decodes bytes by charset; without one, as UTF-8 if valid, else as Windows-1252. */
export const parseCharset = (bytes: Uint8Array, charset: string | undefined): string => {
  if (charset) return createDecoder(charset.trim().split(/[\s(]/)[0]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
