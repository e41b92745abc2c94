import { noHash, type TokenNumbers, withLetter } from './TokenNumbers'
import { splitSequences } from './tokenise'

/** Class of a byte; ASCII letters and digits map to their lower case. */
const space = 1
const sign = 2
const kinds = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/[a-z0-9]/i.test(character)) return character.toLowerCase().charCodeAt(0)
  return /\s/.test(character) ? space : sign
})

/** Punctuation of the General Punctuation block that normalises to separators: second and third UTF-8 byte. */
const isPunctuation = (second: number, third: number) =>
  second === 0x80 ? third >= 0x90 && third !== 0xa8 && third !== 0xa9 && (third < 0xaa || third >= 0xb0) : second === 0x81 && third <= 0x9e

const encoder = new TextEncoder()
let bytes = new Uint8Array(1024)

/** Like `splitSequences`, but with word numbers. Texts of plain characters, nearly all, need no substrings. */
export const numberSequences = (text: string, numbers: TokenNumbers): readonly (readonly number[])[] => {
  if (bytes.length < text.length * 3 + 1) bytes = new Uint8Array(text.length * 6 + 1)
  const { written } = encoder.encodeInto(text, bytes)
  bytes[written] = 0x20
  const single: number[] = []
  const joined: number[] = []
  let begin = 0
  let hash = noHash
  let firstPart = 0
  for (let at = 0; at <= written; at++) {
    const byte = bytes[at] as number
    const kind = byte < kinds.length ? (kinds[byte] as number) : sign
    if (kind > sign) {
      bytes[at] = kind
      hash = withLetter(hash, kind)
      continue
    }
    if (byte >= kinds.length && !(byte === 0xe2 && isPunctuation(bytes[at + 1] as number, bytes[at + 2] as number)))
      return splitSequences(text).map((tokens) => tokens.map((word) => numbers.numberOf(word)))
    if (begin < at) single.push(numbers.numberWithin(bytes, begin, at, hash))
    if (byte >= kinds.length) at += 2
    begin = at + 1
    hash = noHash
    if (kind === sign || firstPart === single.length) continue
    if (single.length - firstPart === 1) joined.push(single[firstPart] as number)
    else
      joined.push(
        numbers.numberOf(
          single
            .slice(firstPart)
            .map((part) => numbers.names[part])
            .join(''),
        ),
      )
    firstPart = single.length
  }
  return single.length > joined.length ? [single, joined] : [single]
}
