import { addBit, type Bits } from '../work/bits'
import { GrowingBytes, GrowingList, narrowest, type WholeNumbers } from '../work/GrowingList'
import type { Work } from '../work/Work'
import type { TokenDictionary } from './TokenDictionary'
import { begun, type WordRows, written } from './WordRows'

/** Variable-length integers: seven bits per byte, lowest first; the eighth bit marks continuation. */
const bitsEach = 7
const more = 1 << bitsEach

/**
 * Long texts as sequences of word numbers, from which adjacency is read. Nearly all word pairs of long texts are distinct, so a list of
 * pairs would be far larger than the texts.
 */
export class LongTexts {
  constructor(
    private readonly words: TokenDictionary,
    /** Word numbers by first appearance, so that frequent words have small numbers: most take a byte. */
    private readonly letters: Uint8Array,
    /** Text `t` is `letters` from `starts[t]` up to `starts[t + 1]`. */
    private readonly starts: Uint32Array,
    private readonly fields: WholeNumbers,
    /** Bit mask of the fields with long texts. */
    private readonly anyFields: number,
    /** The texts of row `r` are those from `first[r]` up to `first[r + 1]`; empty if there are no long texts. */
    private readonly first: Uint32Array,
    /** Word number by dictionary place, and the reverse. */
    private readonly numbers: Uint32Array,
    private readonly places: Uint32Array,
  ) {}

  /** Adds the rows where two adjacent words, joined, equal this word or, with `isPrefix`, begin with it. */
  addRows(word: string, isPrefix: boolean, where: number, fields: number, into: WordRows): void {
    if (this.first.length === 0) return
    const { words } = this
    for (const { place, length } of words.wordsBeginning(word)) {
      const right = words.range(word.slice(length))
      const longer = right.isWhole ? right.first + 1 : right.first
      if (right.isWhole) this.addNeighbours(place, right.first, longer, written, where, fields, into)
      if (isPrefix) this.addNeighbours(place, longer, right.end, begun, where, fields, into)
    }
  }

  /** Adds the rows where a word precedes any word of a range. */
  private addNeighbours(left: number, first: number, end: number, how: number, where: number, fields: number, into: WordRows): void {
    const searched = fields & this.anyFields
    const rows = this.first.length - 1
    const [before, after] = this.words.rowsOfBoth([left, left + 1], [first, end], searched, rows)
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
    const { letters, starts, places } = this
    const lastText = this.first[row + 1] as number
    const lastLetter = left[left.length - 1] as number
    for (let text = this.first[row] as number; text < lastText; text++) {
      if (((this.fields[text] as number) & fields) === 0) continue
      const start = starts[text] as number
      // The last word of a text precedes none.
      const stop = (starts[text + 1] as number) - 1
      for (let at = start + left.length - 1; at < stop; at++) {
        if (letters[at] !== lastLetter || !this.isWord(left, at, start)) continue
        let number = 0
        let next = at + 1
        for (let shift = 0; ; shift += bitsEach) {
          const letter = letters[next++] as number
          number |= (letter & (more - 1)) << shift
          if (letter < more) break
        }
        const place = places[number] as number
        if (place >= first && place < end) return true
      }
    }
    return false
  }

  /** Whether the word that ends at a byte is this one. */
  private isWord(word: Uint8Array, end: number, start: number): boolean {
    const { letters } = this
    const begin = end - word.length + 1
    for (let at = 0; at < word.length - 1; at++) if (letters[begin + at] !== word[at]) return false
    return begin === start || (letters[begin - 1] as number) < more
  }
}

/** Encodes a word number. */
const lettersOf = (word: number): number[] => {
  const letters: number[] = []
  let number = word
  for (; number >= more; number >>>= bitsEach) letters.push((number & (more - 1)) | more)
  letters.push(number)
  return letters
}

/** Collects long texts by row. */
export class LongTextsBuilder {
  private readonly letters = new GrowingBytes()
  private readonly starts = new GrowingList()
  private readonly fields = new GrowingList()
  private readonly rows = new GrowingList()

  /** @param words word numbers of a text, in order */
  add(words: readonly number[], row: number, field: number): void {
    const { letters } = this
    this.starts.push(letters.length)
    this.fields.push(field)
    this.rows.push(row)
    for (const word of words) {
      if (word < more) letters.push(word)
      else for (const letter of lettersOf(word)) letters.push(letter)
    }
  }

  *done(rowCount: number, fieldCount: number, words: TokenDictionary, order: Uint32Array): Work<LongTexts> {
    const texts = this.rows.length
    if (texts === 0) {
      const none = new Uint32Array()
      return new LongTexts(words, new Uint8Array(), none, none, 0, none, none, none)
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
    const places = new Uint32Array(order.length)
    for (let place = 0; place < order.length; place++) places[order[place] as number] = place
    return new LongTexts(words, this.letters.done(), this.starts.done(), fields, anyFields, first, order, places)
  }
}
