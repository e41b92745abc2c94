import { addBit } from '../work/bits'
import { firstAtLeast } from '../work/firstAtLeast'
import { GrowingList, narrowest, type WholeNumbers } from '../work/GrowingList'
import type { Work } from '../work/Work'
import { orderTexts } from './orderTexts'
import { begun, type TermRows, written } from './TermRows'
import { codeTokens } from './tokenise'

/**
 * Sorted codes, each with its row and field. Nearly all are distinct, so they are stored in one array of letters: strings would take three
 * times the memory, and a map most of the build time.
 */
export class CodeDictionary {
  constructor(
    /** The letters of code `c` are `letters` from `starts[c]` up to `starts[c + 1]`. */
    private readonly letters: WholeNumbers,
    private readonly starts: Uint32Array,
    private readonly rows: Uint32Array,
    private readonly fields: WholeNumbers,
  ) {}

  /** Adds the rows with this code and, with `isPrefix`, those with a longer code that begins with it. */
  addRows(word: string, isPrefix: boolean, where: number, fields: number, into: TermRows): void {
    const { starts } = this
    const count = this.rows.length
    const first = firstAtLeast(count, (at) => this.compare(at, word) >= 0)
    const end = first + firstAtLeast(count - first, (at) => this.compare(first + at, word) > 0)
    // Longer codes follow their prefix.
    const longer =
      first + firstAtLeast(end - first, (at) => (starts[first + at + 1] as number) - (starts[first + at] as number) > word.length)
    this.add(first, longer, written, where, fields, into)
    if (isPrefix) this.add(longer, end, begun, where, fields, into)
  }

  private add(first: number, end: number, how: number, where: number, fields: number, into: TermRows): void {
    if (first === end) return
    const bits = into.room(how, where)
    for (let at = first; at < end; at++) if (((this.fields[at] as number) & fields) !== 0) addBit(bits, this.rows[at] as number)
  }

  /** Compares a code with a word: below 0 before it, 0 if it begins with it, above 0 after. */
  private compare(code: number, word: string): number {
    const { letters, starts } = this
    const start = starts[code] as number
    const length = (starts[code + 1] as number) - start
    for (let at = 0; at < word.length; at++) {
      if (at === length) return -1
      const difference = (letters[start + at] as number) - word.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return 0
  }
}

/** Collects codes by row. */
export class CodeDictionaryBuilder {
  private readonly codes: string[] = []
  private readonly rows = new GrowingList()
  private readonly fields = new GrowingList()

  add(code: string, row: number, field: number): void {
    for (const token of codeTokens(code)) {
      this.codes.push(token)
      this.rows.push(row)
      this.fields.push(field)
    }
  }

  *done(fieldCount: number): Work<CodeDictionary> {
    const { codes } = this
    const order = yield* orderTexts(codes)
    let length = 0
    let largest = 0
    for (const [at, code] of codes.entries()) {
      length += code.length
      for (let letter = 0; letter < code.length; letter++) largest = Math.max(largest, code.charCodeAt(letter))
      if (at % 8192 === 0) yield
    }
    const letters = narrowest(length, largest)
    const starts = new Uint32Array(codes.length + 1)
    const rows = new Uint32Array(codes.length)
    const fields = narrowest(codes.length, 2 ** fieldCount - 1)
    let next = 0
    for (let index = 0; index < order.length; index++) {
      const at = order[index] as number
      const code = codes[at] as string
      for (let letter = 0; letter < code.length; letter++) letters[next++] = code.charCodeAt(letter)
      starts[index + 1] = next
      rows[index] = this.rows.at(at)
      fields[index] = this.fields.at(at)
      if (index % 8192 === 0) yield
    }
    return new CodeDictionary(letters, starts, rows, fields)
  }
}
