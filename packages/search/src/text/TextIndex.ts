import type { SearchRecord } from '../engine/SearchRecord'
import { type Bits, intersect, unite } from '../segment/bits'
import type { Scratch } from '../segment/Scratch'
import type { Work } from '../work/Work'
import { allowedTypos } from './allowedTypos'
import { codeTokens } from './codeTokens'
import { type TokenDictionary, TokenDictionaryBuilder } from './TokenDictionary'
import { tokensOf } from './tokensOf'

/** How a text is searched for; see `queryWords`. */
export interface TextQuery {
  readonly words: readonly string[]
  readonly typos: boolean
  /** A bit for each searched text; -1: all. */
  readonly fields: number
}

export interface TextMatches {
  /** Rows where every word is found as typed. */
  readonly typoFree: Bits
  /** Those, and rows where every word is found, some with typos. */
  readonly all: Bits
}

/**
 * Finds rows by words. Every word must be in a row, in whichever text; the last may be unfinished.
 * A word is in a row as itself, or run together with a neighbour: 'cx 5' finds what is written 'CX5', too.
 */
export class TextIndex {
  constructor(
    private readonly words: TokenDictionary,
    private readonly pairs: TokenDictionary,
    private readonly codes: TokenDictionary,
  ) {}

  match({ words, typos, fields }: TextQuery, scratch: Scratch): TextMatches {
    let matched: TextMatches | null = null
    let joinedBefore: TextMatches | null = null
    for (const [index, word] of words.entries()) {
      const isLast = index === words.length - 1
      const found = this.matchWord(word, isLast, typos, fields, scratch)
      if (joinedBefore) add(found, joinedBefore)
      const following = words[index + 1]
      joinedBefore =
        following === undefined ? null : this.matchJoined(`${word}${following}`, index + 2 === words.length, typos, fields, scratch)
      if (joinedBefore) add(found, joinedBefore)
      if (matched) {
        intersect(matched.typoFree, found.typoFree)
        intersect(matched.all, found.all)
      } else matched = found
    }
    return matched ?? { typoFree: scratch.allBits(), all: scratch.allBits() }
  }

  private matchWord(word: string, isPrefix: boolean, typos: boolean, fields: number, scratch: Scratch): TextMatches {
    const typoFree = scratch.noBits()
    this.words.addRows(word, isPrefix, fields, typoFree)
    this.pairs.addRows(word, isPrefix, fields, typoFree)
    this.codes.addRows(word, isPrefix, fields, typoFree)
    const allowed = typos ? allowedTypos(word) : 0
    const all = scratch.copyOf(typoFree)
    if (allowed > 0) {
      this.words.addRowsWithTypos(word, allowed, isPrefix, fields, all)
      this.pairs.addRowsWithTypos(word, allowed, isPrefix, fields, all)
    }
    return { typoFree, all }
  }

  /** Words run together are looked for where someone wrote them together, not among pairs: 'golf gti' is not 'Golf GTD' mistyped. */
  private matchJoined(word: string, isPrefix: boolean, typos: boolean, fields: number, scratch: Scratch): TextMatches {
    const typoFree = scratch.noBits()
    this.words.addRows(word, isPrefix, fields, typoFree)
    this.codes.addRows(word, isPrefix, fields, typoFree)
    const allowed = typos ? allowedTypos(word) : 0
    const all = scratch.copyOf(typoFree)
    if (allowed > 0) this.words.addRowsWithTypos(word, allowed, isPrefix, fields, all)
    return { typoFree, all }
  }
}

function add(into: TextMatches, other: TextMatches): void {
  unite(into.typoFree, other.typoFree)
  unite(into.all, other.all)
}

interface NumberedTokens {
  readonly words: readonly number[]
  readonly pairs: readonly number[]
}

/** Texts repeat: thousands of cars share a name. Past so many different ones, remembering them costs more than it saves. */
const rememberedTexts = 50_000

/** Takes the texts of records, row after row. */
export class TextIndexBuilder {
  private readonly words = new TokenDictionaryBuilder()
  private readonly pairs = new TokenDictionaryBuilder()
  private readonly codes = new TokenDictionaryBuilder()
  private readonly remembered = new Map<string, NumberedTokens>()

  constructor(
    private readonly searchable: readonly string[],
    private readonly codeAttributes: readonly string[],
  ) {}

  add(record: SearchRecord, row: number): void {
    this.searchable.forEach((attribute, index) => {
      const value = record[attribute]
      if (value === null || value === undefined) return
      const field = 1 << index
      const isCode = this.codeAttributes.includes(attribute)
      for (const one of typeof value === 'object' ? value : [value]) {
        const text = String(one)
        if (isCode) for (const token of codeTokens(text)) this.codes.add(this.codes.numberOf(token), row, field)
        else {
          const { words, pairs } = this.tokensOf(text)
          for (const token of words) this.words.add(token, row, field)
          for (const token of pairs) this.pairs.add(token, row, field)
        }
      }
    })
  }

  private tokensOf(text: string): NumberedTokens {
    const known = this.remembered.get(text)
    if (known) return known
    const tokens = tokensOf(text)
    const numbered = {
      words: tokens.words.map((word) => this.words.numberOf(word)),
      pairs: tokens.pairs.map((pair) => this.pairs.numberOf(pair)),
    }
    if (this.remembered.size < rememberedTexts) this.remembered.set(text, numbered)
    return numbered
  }

  *done(rowCount: number): Work<TextIndex> {
    this.remembered.clear()
    const fields = this.searchable.length
    const words = yield* this.words.done(rowCount, fields, true)
    const pairs = yield* this.pairs.done(rowCount, fields, true)
    const codes = yield* this.codes.done(rowCount, fields, false)
    return new TextIndex(words, pairs, codes)
  }
}
