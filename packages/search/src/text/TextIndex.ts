import type { AttributeValue, SearchRecord } from '../contract/SearchRecord'
import type { Work } from '../work/Work'
import { type CodeDictionary, CodeDictionaryBuilder } from './CodeDictionary'
import { allowedTypos } from './findTypos'
import { type LongTexts, LongTextsBuilder } from './LongTexts'
import { numberSequences } from './numberSequences'
import { described, named, type TermRows } from './TermRows'
import { type TokenDictionary, TokenDictionaryBuilder } from './TokenDictionary'
import { tokenise } from './tokenise'

/** Minimum length of a prefix that matches codes: 'm' means a Mazda, not a chassis number. */
const minPrefixLength = 3

/** Finds rows by terms of their texts, also joined with an adjacent one: 'cx 5' matches 'CX5'. */
export class TextIndex {
  constructor(
    private readonly tokens: TokenDictionary,
    private readonly pairs: TokenDictionary,
    private readonly long: LongTexts,
    private readonly codes: CodeDictionary,
  ) {}

  /** Adds the rows with a term; with `isPrefix` it may be unfinished. Joined words have no typo tolerance: 'C-HR Standard' isn't 'cars'. */
  addTerm(term: string, isPrefix: boolean, typos: boolean, fields: number, into: TermRows): void {
    this.tokens.addRows(term, isPrefix, named, fields, into)
    this.addPairs(term, isPrefix, fields, into)
    this.codes.addRows(term, isPrefix && term.length >= minPrefixLength, described, fields, into)
    this.addTypos(term, isPrefix, typos, fields, into)
  }

  /** Adds the rows with the query's adjacent words written as one word, but not pairs: 'golf gti' isn't a typo of 'Golf GTD'. */
  addJoined(term: string, isPrefix: boolean, typos: boolean, fields: number, into: TermRows): void {
    this.tokens.addRows(term, isPrefix, named, fields, into)
    this.codes.addRows(term, isPrefix && term.length >= minPrefixLength, described, fields, into)
    this.addTypos(term, isPrefix, typos, fields, into)
  }

  /** Adds the rows with two adjacent words in a name, written separately or joined. */
  addNeighbours(term: string, isPrefix: boolean, fields: number, into: TermRows): void {
    this.tokens.addRows(term, isPrefix, named, fields, into)
    this.addPairs(term, isPrefix, fields, into)
  }

  private addPairs(term: string, isPrefix: boolean, fields: number, into: TermRows): void {
    this.pairs.addRows(term, isPrefix, named, fields, into)
    this.long.addRows(term, isPrefix, named, fields, into)
  }

  private addTypos(term: string, isPrefix: boolean, typos: boolean, fields: number, into: TermRows): void {
    const allowed = typos ? allowedTypos(term) : 0
    if (allowed > 0) this.tokens.addRowsWithTypos(term, allowed, isPrefix, named, fields, into)
  }
}

interface NumberedTokens {
  readonly tokens: readonly number[]
  readonly pairs: readonly number[]
}

/** Maximum size of the text cache: thousands of cars share a name, but past this caching costs more than it saves. */
const maxCachedTexts = 50_000
/** Longer texts aren't names: few are equal, and their pairs aren't indexed. */
const longText = 100

/** Collects the texts of records by row. */
export class TextIndexBuilder {
  private readonly tokens = new TokenDictionaryBuilder()
  private readonly pairs = new TokenDictionaryBuilder()
  private readonly long = new LongTextsBuilder()
  private readonly codes = new CodeDictionaryBuilder()
  private readonly cachedTexts = new Map<string, NumberedTokens>()
  private readonly areCodes: readonly boolean[]

  constructor(
    private readonly searchable: readonly string[],
    codeAttributes: readonly string[],
    private readonly longFrom = longText,
  ) {
    this.areCodes = searchable.map((attribute) => codeAttributes.includes(attribute))
  }

  add(record: SearchRecord, row: number): void {
    for (let index = 0; index < this.searchable.length; index++) {
      const value = record[this.searchable[index] as string]
      if (value === null || value === undefined) continue
      if (typeof value !== 'object') this.addText(value, index, row)
      else for (const one of value) this.addText(one, index, row)
    }
  }

  *done(rowCount: number): Work<TextIndex> {
    this.cachedTexts.clear()
    const fields = this.searchable.length
    const { dictionary: tokens, order } = yield* this.tokens.done(rowCount, fields, true)
    const { dictionary: pairs } = yield* this.pairs.done(rowCount, fields, false)
    const long = yield* this.long.done(rowCount, fields, tokens, order)
    const codes = yield* this.codes.done(fields)
    return new TextIndex(tokens, pairs, long, codes)
  }

  private addText(value: AttributeValue, index: number, row: number): void {
    const text = String(value)
    const field = 1 << index
    if (this.areCodes[index]) {
      this.codes.add(text, row, field)
      return
    }
    if (text.length > this.longFrom) {
      this.addLong(text, row, field)
      return
    }
    const { tokens, pairs } = this.tokensOf(text)
    for (const token of tokens) this.tokens.add(token, row, field)
    for (const token of pairs) this.pairs.add(token, row, field)
  }

  private addLong(text: string, row: number, field: number): void {
    for (const tokens of numberSequences(text, this.tokens.numbers)) {
      for (const token of tokens) this.tokens.add(token, row, field)
      this.long.add(tokens, row, field)
    }
  }

  private tokensOf(text: string): NumberedTokens {
    const known = this.cachedTexts.get(text)
    if (known) return known
    const found = tokenise(text)
    const numbered = {
      tokens: found.tokens.map((token) => this.tokens.numbers.numberOf(token)),
      pairs: found.pairs.map((pair) => this.pairs.numbers.numberOf(pair)),
    }
    if (this.cachedTexts.size < maxCachedTexts) this.cachedTexts.set(text, numbered)
    return numbered
  }
}
