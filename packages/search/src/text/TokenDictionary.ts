import { addBit, type Bits, noBits } from '../work/bits'
import { firstAtLeast } from '../work/firstAtLeast'
import { GrowingList, narrowest, type WholeNumbers } from '../work/GrowingList'
import type { Work } from '../work/Work'
import { findTypos, isLetters, type OrderedTokens, orderTokens } from './findTypos'
import { orderTexts } from './orderTexts'
import { begun, mistyped, type TermRows, written } from './TermRows'
import { TokenNumbers } from './TokenNumbers'

/** A token in at least one of this number of rows also has a bitset. */
const rowsPerCommonToken = 32
/** Prefixes whose tokens are together in at least one of this number of rows get a bitset. */
const rowsPerCommonBeginning = 8
const everyField = -1
/** Postings processed before yielding. */
const postingsAtOnce = 8192
const rowsAtOnce = 16_384

/** A range of token positions, end exclusive. */
type Stretch = readonly [first: number, end: number]

/** Sorted tokens, each with its rows and fields. */
export class TokenDictionary {
  constructor(
    private readonly tokens: readonly string[],
    /** The rows of token `t` are `rows` from `starts[t]` up to `starts[t + 1]`; `fields` has a field bit mask for each. */
    private readonly starts: Uint32Array,
    private readonly rows: Uint32Array,
    private readonly fields: WholeNumbers,
    /** Bit sets of common tokens. */
    private readonly common: ReadonlyMap<number, Bits>,
    /** Rows of all tokens with a common prefix of one or two letters. */
    private readonly beginnings: ReadonlyMap<string, Bits>,
    /** Tokens eligible for typo tolerance. */
    private readonly letterTokens: OrderedTokens,
    private readonly letterPositions: readonly number[],
  ) {}

  /** Adds the rows with this token and, with `isPrefix`, those with a longer one; returns whether there is any such token. */
  addRows(text: string, isPrefix: boolean, where: number, fields: number, into: TermRows): boolean {
    const { tokens } = this
    const first = firstAtLeast(tokens.length, (at) => (tokens[at] as string) >= text)
    const isThere = tokens[first] === text
    if (isThere) this.addTokens(first, first + 1, written, where, fields, into)
    if (!isPrefix) return isThere
    const known = fields === everyField ? this.beginnings.get(text) : undefined
    if (known) {
      into.add(begun, where, known)
      return true
    }
    const next = isThere ? first + 1 : first
    const end = next + firstAtLeast(tokens.length - next, (at) => !(tokens[next + at] as string).startsWith(text))
    this.addTokens(next, end, begun, where, fields, into)
    return isThere || end > next
  }

  /** The tokens that are prefixes of a text, by position and length. */
  tokensWithin(text: string): { readonly position: number; readonly length: number }[] {
    const { tokens } = this
    const found: { readonly position: number; readonly length: number }[] = []
    let first = 0
    for (let length = 1; length < text.length; length++) {
      const beginning = text.slice(0, length)
      // A prefix longer by one letter is close to the previous one.
      let step = 1
      while (first + step < tokens.length && (tokens[first + step] as string) < beginning) step *= 2
      const from = first
      first = from + firstAtLeast(Math.min(step + 1, tokens.length - from), (at) => (tokens[from + at] as string) >= beginning)
      const token = tokens[first]
      // No token has this prefix, nor a longer one.
      if (!token?.startsWith(beginning)) break
      if (token.length === length) found.push({ position: first, length })
    }
    return found
  }

  /** Range of the tokens with a prefix, from `first` up to `end`; `isWhole`: the first is the prefix itself. */
  range(text: string): { readonly first: number; readonly end: number; readonly isWhole: boolean } {
    const { tokens } = this
    const first = firstAtLeast(tokens.length, (at) => (tokens[at] as string) >= text)
    const end = first + firstAtLeast(tokens.length - first, (at) => !(tokens[first + at] as string).startsWith(text))
    return { first, end, isWhole: tokens[first] === text }
  }

  /** The rows of two token ranges in some fields; null if none. */
  rowsOfBoth(one: Stretch, other: Stretch, fields: number, rowCount: number): [Bits | null, Bits | null] {
    const sizeOf = ([first, end]: Stretch) => (this.starts[end] as number) - (this.starts[first] as number)
    if (sizeOf(one) > sizeOf(other)) return this.rowsOfBoth(other, one, fields, rowCount).reverse() as [Bits | null, Bits | null]
    // If the smaller range has no rows, the larger isn't scanned.
    const fewer = this.rowsOf(one, fields, rowCount)
    return [fewer, fewer && this.rowsOf(other, fields, rowCount)]
  }

  private rowsOf([first, end]: Stretch, fields: number, rowCount: number): Bits | null {
    let rows: Bits | null = null
    const last = this.starts[end] as number
    for (let at = this.starts[first] as number; at < last; at++) {
      if (((this.fields[at] as number) & fields) === 0) continue
      rows ??= noBits(rowCount)
      addBit(rows, this.rows[at] as number)
    }
    return rows
  }

  addRowsWithTypos(text: string, typos: number, isPrefix: boolean, where: number, fields: number, into: TermRows): void {
    findTypos(this.letterTokens, text, typos, isPrefix, (first, end) => {
      for (let at = first; at < end; at++) {
        const token = this.letterPositions[at] as number
        this.addTokens(token, token + 1, mistyped, where, fields, into)
      }
    })
  }

  private addTokens(first: number, end: number, how: number, where: number, fields: number, into: TermRows): void {
    if (first === end) return
    if (fields !== everyField || this.common.size === 0) {
      this.addListed(first, end, fields, into.room(how, where))
      return
    }
    for (let token = first; token < end; token++) {
      const bits = this.common.get(token)
      if (bits) into.add(how, where, bits)
      else this.addListed(token, token + 1, fields, into.room(how, where))
    }
  }

  /** The rows of adjacent tokens are contiguous. */
  private addListed(first: number, end: number, fields: number, into: Bits): void {
    const last = this.starts[end] as number
    for (let at = this.starts[first] as number; at < last; at++) {
      if (fields === everyField || ((this.fields[at] as number) & fields) !== 0) addBit(into, this.rows[at] as number)
    }
  }
}

/** Collects tokens by row. */
export class TokenDictionaryBuilder {
  readonly numbers = new TokenNumbers()
  /** Last posting of each token, and its row plus one: a separate lookup would touch far more memory. */
  private readonly lastPosting = new GrowingList()
  private readonly lastRow = new GrowingList()
  private readonly postingToken = new GrowingList()
  private readonly postingRow = new GrowingList()
  private readonly postingFields = new GrowingList()

  /** @param token its number */
  add(token: number, row: number, field: number): void {
    while (token >= this.lastRow.length) {
      this.lastRow.push(0)
      this.lastPosting.push(0)
    }
    if (this.lastRow.at(token) === row + 1) {
      const last = this.lastPosting.at(token)
      this.postingFields.set(last, this.postingFields.at(last) | field)
      return
    }
    this.lastRow.set(token, row + 1)
    this.lastPosting.set(token, this.postingRow.length)
    this.postingToken.push(token)
    this.postingRow.push(row)
    this.postingFields.push(field)
  }

  /** Builds the dictionary, and the number of each token by its position. */
  *done(
    rowCount: number,
    fieldCount: number,
    takesTypos: boolean,
  ): Work<{ readonly dictionary: TokenDictionary; readonly order: Uint32Array }> {
    const names = this.numbers.done()
    const order = yield* orderTexts(names)
    const count = this.postingRow.length
    const starts = new Uint32Array(names.length + 1)
    for (let from = 0; from < count; from += postingsAtOnce) {
      this.count(from, Math.min(from + postingsAtOnce, count), starts)
      yield
    }
    // Converts counts by first appearance to start positions by name.
    const next = new Uint32Array(names.length)
    const ordered = new Uint32Array(names.length + 1)
    for (let at = 0; at < order.length; at++) {
      const token = order[at] as number
      next[token] = ordered[at] as number
      ordered[at + 1] = (ordered[at] as number) + (starts[token + 1] as number)
      if (at % 4096 === 0) yield
    }
    const rows = new Uint32Array(count)
    const fields = narrowest(count, 2 ** fieldCount - 1)
    for (let from = 0; from < count; from += postingsAtOnce) {
      this.writePostings(from, Math.min(from + postingsAtOnce, count), next, rows, fields)
      yield
    }
    const tokens: string[] = []
    const common = new Map<number, Bits>()
    const letterPositions: number[] = []
    for (const [token, number] of order.entries()) {
      const name = names[number] as string
      tokens.push(name)
      if (takesTypos && isLetters(name)) letterPositions.push(token)
      const start = ordered[token] as number
      const end = ordered[token + 1] as number
      if ((end - start) * rowsPerCommonToken >= rowCount && rowCount >= rowsPerCommonToken) {
        common.set(token, addListedBits(noBits(rowCount), rows, start, end))
        yield
      }
      if (token % 1024 === 0) yield
    }
    const beginnings = yield* findBeginnings(tokens, ordered, rows, rowCount)
    const letterTokens = letterPositions.map((token) => tokens[token] as string)
    const dictionary = new TokenDictionary(tokens, ordered, rows, fields, common, beginnings, orderTokens(letterTokens), letterPositions)
    return { dictionary, order }
  }

  // Outside the generator, whose loops V8 optimises much later.
  private count(from: number, to: number, starts: Uint32Array): void {
    for (let posting = from; posting < to; posting++) {
      const after = this.postingToken.at(posting) + 1
      starts[after] = (starts[after] as number) + 1
    }
  }

  private writePostings(from: number, to: number, next: Uint32Array, rows: Uint32Array, fields: WholeNumbers): void {
    for (let posting = from; posting < to; posting++) {
      const token = this.postingToken.at(posting)
      const position = next[token] as number
      rows[position] = this.postingRow.at(posting)
      fields[position] = this.postingFields.at(posting)
      next[token] = position + 1
    }
  }
}

const addListedBits = (bits: Bits, rows: Uint32Array, from: number, to: number): Bits => {
  for (let at = from; at < to; at++) addBit(bits, rows[at] as number)
  return bits
}

/** For prefixes of one and two letters: the rows of all their tokens, if there are many tokens and rows. */
function* findBeginnings(tokens: readonly string[], starts: Uint32Array, rows: Uint32Array, rowCount: number): Work<Map<string, Bits>> {
  const found = new Map<string, Bits>()
  if (rowCount < rowsPerCommonToken) return found
  for (const length of [1, 2]) {
    for (let first = 0; first < tokens.length; ) {
      const beginning = (tokens[first] as string).slice(0, length)
      let end = first + 1
      while (end < tokens.length && (tokens[end] as string).startsWith(beginning)) end++
      const [from, to] = [starts[first] as number, starts[end] as number]
      if (end - first > 1 && beginning.length === length && (to - from) * rowsPerCommonBeginning >= rowCount) {
        const bits = noBits(rowCount)
        for (let at = from; at < to; at += rowsAtOnce) {
          addListedBits(bits, rows, at, Math.min(at + rowsAtOnce, to))
          yield
        }
        found.set(beginning, bits)
      }
      first = end
      yield
    }
  }
  return found
}
