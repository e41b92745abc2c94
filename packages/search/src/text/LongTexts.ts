import { addBit, type Bits } from '../work/bits'
import { GrowingBytes, GrowingList, narrowest, type WholeNumbers } from '../work/GrowingList'
import type { Work } from '../work/Work'
import { begun, type TermRows, written } from './TermRows'
import type { TokenDictionary } from './TokenDictionary'

/** Variable-length integers: seven bits per byte, lowest first; the eighth bit marks continuation. */
const bitsPerByte = 7
const continuationBit = 1 << bitsPerByte

/**
 * Long texts as sequences of token numbers, from which adjacency is read. Nearly all token pairs of long texts are distinct, so a list of
 * pairs would be far larger than the texts.
 */
export class LongTexts {
  constructor(
    private readonly dictionary: TokenDictionary,
    /** Token numbers by first appearance, so that frequent tokens have small numbers: most take a byte. */
    private readonly letters: Uint8Array,
    /** Text `t` is `letters` from `starts[t]` up to `starts[t + 1]`. */
    private readonly starts: Uint32Array,
    private readonly fields: WholeNumbers,
    /** Bit mask of the fields with long texts. */
    private readonly anyFields: number,
    /** The texts of row `r` are those from `first[r]` up to `first[r + 1]`; empty if there are no long texts. */
    private readonly first: Uint32Array,
    /** Token number by dictionary position, and the reverse. */
    private readonly numbers: Uint32Array,
    private readonly positions: Uint32Array,
  ) {}

  /** Adds the rows where two adjacent words, joined, equal this word or, with `isPrefix`, begin with it. */
  addRows(word: string, isPrefix: boolean, where: number, fields: number, into: TermRows): void {
    if (this.first.length === 0) return
    const { dictionary } = this
    for (const { position, length } of dictionary.tokensWithin(word)) {
      const right = dictionary.range(word.slice(length))
      const longer = right.isWhole ? right.first + 1 : right.first
      if (right.isWhole) this.addNeighbours(position, right.first, longer, written, where, fields, into)
      if (isPrefix) this.addNeighbours(position, longer, right.end, begun, where, fields, into)
    }
  }

  /** Adds the rows where a token precedes any token of a range. */
  private addNeighbours(left: number, first: number, end: number, how: number, where: number, fields: number, into: TermRows): void {
    const searched = fields & this.anyFields
    const rows = this.first.length - 1
    const [before, after] = this.dictionary.rowsOfBoth([left, left + 1], [first, end], searched, rows)
    if (!before || !after) return
    const known = into.known(how, where)
    const wanted = Uint8Array.from(lettersOf(this.numbers[left] as number))
    let room: Bits | null = null
    for (let word = 0; word < before.length; word++) {
      let rest = (before[word] as number) & (after[word] as number) & ~(known ? (known[word] as number) : 0)
      while (rest !== 0) {
        const lowest = rest & -rest
        rest ^= lowest
        const row = (word << 5) + 31 - Math.clz32(lowest)
        if (!this.areNeighbours(row, wanted, first, end, searched)) continue
        room ??= into.room(how, where)
        addBit(room, row)
      }
    }
  }

  private areNeighbours(row: number, left: Uint8Array, first: number, end: number, fields: number): boolean {
    const { letters, starts, positions } = this
    const lastText = this.first[row + 1] as number
    const lastLetter = left[left.length - 1] as number
    for (let text = this.first[row] as number; text < lastText; text++) {
      if (((this.fields[text] as number) & fields) === 0) continue
      const start = starts[text] as number
      // The last token of a text precedes none.
      const stop = (starts[text + 1] as number) - 1
      for (let at = start + left.length - 1; at < stop; at++) {
        if (letters[at] !== lastLetter || !this.isToken(left, at, start)) continue
        let number = 0
        let next = at + 1
        for (let shift = 0; ; shift += bitsPerByte) {
          const letter = letters[next++] as number
          number |= (letter & (continuationBit - 1)) << shift
          if (letter < continuationBit) break
        }
        const position = positions[number] as number
        if (position >= first && position < end) return true
      }
    }
    return false
  }

  /** Whether the token that ends at a byte is this one. */
  private isToken(token: Uint8Array, end: number, start: number): boolean {
    const { letters } = this
    const begin = end - token.length + 1
    for (let at = 0; at < token.length - 1; at++) if (letters[begin + at] !== token[at]) return false
    return begin === start || (letters[begin - 1] as number) < continuationBit
  }
}

/** Encodes a token number. */
const lettersOf = (token: number): number[] => {
  const letters: number[] = []
  let number = token
  for (; number >= continuationBit; number >>>= bitsPerByte) letters.push((number & (continuationBit - 1)) | continuationBit)
  letters.push(number)
  return letters
}

/** Collects long texts by row. */
export class LongTextsBuilder {
  private readonly letters = new GrowingBytes()
  private readonly starts = new GrowingList()
  private readonly fields = new GrowingList()
  private readonly rows = new GrowingList()

  /** @param tokens token numbers of a text, in order */
  add(tokens: readonly number[], row: number, field: number): void {
    const { letters } = this
    this.starts.push(letters.length)
    this.fields.push(field)
    this.rows.push(row)
    for (const token of tokens) {
      if (token < continuationBit) letters.push(token)
      else for (const letter of lettersOf(token)) letters.push(letter)
    }
  }

  *done(rowCount: number, fieldCount: number, dictionary: TokenDictionary, order: Uint32Array): Work<LongTexts> {
    const texts = this.rows.length
    if (texts === 0) {
      const none = new Uint32Array()
      return new LongTexts(dictionary, new Uint8Array(), none, none, 0, none, none, none)
    }
    this.starts.push(this.letters.length)
    const fields = narrowest(texts, 2 ** fieldCount - 1)
    const first = new Uint32Array(rowCount + 1)
    let anyFields = 0
    for (let text = 0; text < texts; text++) {
      fields[text] = this.fields.at(text)
      anyFields |= this.fields.at(text)
      const after = this.rows.at(text) + 1
      first[after] = (first[after] as number) + 1
      if (text % 8192 === 0) yield
    }
    for (let row = 0; row < rowCount; row++) first[row + 1] = (first[row + 1] as number) + (first[row] as number)
    const positions = new Uint32Array(order.length)
    for (let index = 0; index < order.length; index++) positions[order[index] as number] = index
    return new LongTexts(dictionary, this.letters.done(), this.starts.done(), fields, anyFields, first, order, positions)
  }
}
