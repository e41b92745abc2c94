import { decodeWords } from 'postal-mime'

/** Why a mail is not read, in a sentence for the person who then reads it: it is beyond a limit. */
export class MailFault extends Error {}

/** A header field with its lines joined. */
export interface HeadField {
  /** In small letters. */
  readonly key: string
  readonly value: string
}

/** A structured field: `text/plain; charset=utf-8`, the names of its parameters in small letters. */
export interface StructuredField {
  readonly value: string
  readonly params: { readonly [name: string]: string }
}

const mostHeadBytes = 200_000
const mostFields = 2_000
const mostParams = 100

/** The fields of a head: its lines up to the first empty one. Throws a `MailFault` beyond 200 kB or 2,000 fields. */
export const parseHead = (bytes: Buffer): readonly HeadField[] => {
  if (bytes.length > mostHeadBytes) throw new MailFault('Its header is longer than 200 kB.')
  const fields: string[][] = []
  for (const line of bytes.toString('utf8').split('\n'))
    if (/^[ \t]/.test(line) && fields.length > 0) fields.at(-1)?.push(line)
    else fields.push([line])
  if (fields.length > mostFields) throw new MailFault('Its header has more than 2,000 fields.')
  return fields.flatMap((lines) => {
    const whole = lines.join(' ').replace(/\s+/g, ' ')
    const at = whole.indexOf(':')
    return at < 1 ? [] : [{ key: whole.slice(0, at).trim().toLowerCase(), value: whole.slice(at + 1).trim() }]
  })
}

/** Cuts at semicolons that stand outside of quotes, and takes the quotes away. */
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
  return [...parts, written].slice(0, mostParams)
}

const decoderOf = (charset: string | undefined) => {
  try {
    return new TextDecoder(charset || 'utf-8')
  } catch {
    return new TextDecoder('windows-1252')
  }
}

/** A value that is written with per cent signs, such as `utf-8''caf%C3%A9` (RFC 2231). */
const unescaped = (text: string): string => {
  const [charset = '', , ...rest] = text.split("'")
  const written = rest.length > 0 ? rest.join("'") : text
  const bytes = Buffer.from(
    written.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
  return decoderOf(rest.length > 0 ? charset : 'utf-8').decode(bytes)
}

/** Reads a structured field, also with parameters that are split or escaped (RFC 2231). */
export const parseStructured = (text: string): StructuredField => {
  const [value = '', ...others] = cutParams(text)
  const plain: { [name: string]: string } = {}
  const split = new Map<string, { readonly at: number; readonly text: string; readonly isEscaped: boolean }[]>()
  for (const other of others) {
    const at = other.indexOf('=')
    if (at < 1) continue
    const name = other.slice(0, at).trim().toLowerCase()
    const said = other.slice(at + 1).trim()
    const [key = '', number = '', ...stars] = name.split('*')
    const isEscaped = number === '' ? name.endsWith('*') : stars.length > 0
    if (name === key) plain[key] ??= said
    else split.set(key, [...(split.get(key) ?? []), { at: Number(number) || 0, text: said, isEscaped }])
  }
  for (const [key, parts] of split) {
    const whole = parts.toSorted((one, other) => one.at - other.at)
    const joined = whole.map((part) => part.text).join('')
    plain[key] = whole.some(({ isEscaped }) => isEscaped) ? unescaped(joined) : joined
  }
  return { value: (value.trim().split(/[\s(]/)[0] ?? '').toLowerCase(), params: plain }
}

/** The words of a field that holds text, such as a subject or the name of a file. */
export const decodedText = (text: string): string => decodeWords(text)

/** Bytes as text; in UTF-8 where no charset is named and they are UTF-8, else in Western European letters. */
export const parseCharset = (bytes: Uint8Array, charset: string | undefined): string => {
  if (charset) return decoderOf(charset.trim().split(/[\s(]/)[0]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
