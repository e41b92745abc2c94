import type { AttributeValue, SearchRecord } from '../engine/SearchRecord'
import type { Work } from '../work/Work'
import { CodeDictionaryBuilder } from './CodeDictionary'
import { TextIndex } from './TextIndex'
import { TokenDictionaryBuilder } from './TokenDictionary'
import { tokensOf } from './tokensOf'

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
  private readonly codes = new CodeDictionaryBuilder()
  private readonly remembered = new Map<string, NumberedTokens>()
  private readonly areCodes: readonly boolean[]

  constructor(
    private readonly searchable: readonly string[],
    codeAttributes: readonly string[],
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
    this.remembered.clear()
    const fields = this.searchable.length
    const words = yield* this.words.done(rowCount, fields, true)
    const pairs = yield* this.pairs.done(rowCount, fields, false)
    const codes = yield* this.codes.done(fields)
    return new TextIndex(words, pairs, codes)
  }

  private addText(value: AttributeValue, index: number, row: number): void {
    const text = String(value)
    const field = 1 << index
    if (this.areCodes[index]) {
      this.codes.add(text, row, field)
      return
    }
    const { words, pairs } = this.tokensOf(text)
    for (const token of words) this.words.add(token, row, field)
    for (const token of pairs) this.pairs.add(token, row, field)
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
}
