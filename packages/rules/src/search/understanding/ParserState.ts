import type { NumberRange, SearchState, SortOrder } from '../SearchState'
import type { Lexicon } from './Lexicon'
import { type LexiconNames, lexiconNames } from './lexiconNames'
import { type QueryToken, queryTokens } from './queryTokens'

/** A parsed query as parts of a search. */
export interface Understanding {
  readonly values: { readonly [facet: string]: readonly string[] }
  /** Excluded values. */
  readonly excluded: { readonly [facet: string]: readonly string[] }
  readonly ranges: { readonly [facet: string]: NumberRange }
  readonly near?: NonNullable<SearchState['near']>
  readonly sortBy?: SortOrder
  /** Weekly repayment in whole dollars from which the maximum price is derived. */
  readonly perWeek?: number
  /** Words for full-text search. */
  readonly query: string
  /** Conditions that don't apply on this site. */
  readonly unclear: readonly string[]
}

/** A part of a query that is no condition. */
export interface QueryPart {
  /** Words of names to search for, words that no car has, or something else that isn't used. */
  readonly use: 'search' | 'unknown' | 'unclear'
  readonly from: number
  readonly to: number
}

const maxTextLength = 200

/** Parser state for a query: tokens and results. */
export class ParserState {
  readonly tokens: QueryToken[]
  readonly names: LexiconNames
  readonly values = new Map<string, Set<string>>()
  readonly excluded = new Map<string, Set<string>>()
  readonly ranges = new Map<string, NumberRange>()
  /** Parts of the query that are no conditions, in order. */
  readonly parts: QueryPart[] = []
  /** Models with the tokens that name them. */
  readonly models: { readonly model: string; readonly from: number; readonly to: number }[] = []
  /** All makes that each make name in the query may mean, with the end of the name. */
  readonly makes: { readonly meant: readonly string[]; readonly end: number }[] = []
  near: Understanding['near']
  sortBy: SortOrder | undefined
  perWeek: number | undefined
  /** Last name: a number at its end belongs to it. */
  nameStart = -1
  nameEnd = -1
  /** Where an everyday word may be of a badge: after a make, a model or another word of a badge. */
  badgeAt: number | undefined
  isSubscription = false
  /** End of the last unknown word. */
  unknownEnd = -1
  /** Counts stated as such, which narrow those of a name: 'family SUV with 7 seats'. */
  readonly counts = new Map<string, Set<string>>()

  constructor(
    text: string,
    readonly lexicon: Lexicon,
  ) {
    this.tokens = [...queryTokens(text.slice(0, maxTextLength), lexicon.phrases)]
    this.names = lexiconNames(lexicon)
  }

  wordAt(index: number): string {
    return this.tokens[index]?.text ?? ''
  }

  textBetween(from: number, to: number): string {
    return this.tokens
      .slice(from, to)
      .map(({ text }) => (text === 'l100' ? 'l/100 km' : text))
      .join(' ')
  }

  /** Marks tokens as not understood, or as words to search for; returns their end. */
  mark(use: QueryPart['use'], from: number, to: number): number {
    this.parts.push({ use, from, to })
    return to
  }

  markUnclear(from: number, to: number): number {
    return this.mark('unclear', from, to)
  }

  isFiller(index: number): boolean {
    return this.lexicon.phrases.fillers.includes(this.wordAt(index))
  }

  /** Texts of the parts that aren't used; those with only fillers between them are one. */
  get unclear(): string[] {
    const joined: { from: number; to: number }[] = []
    for (const { use, from, to } of this.parts) {
      if (use === 'search') continue
      const last = joined.at(-1)
      const between = this.tokens.slice(last?.to, from + 1)
      const isNext =
        last &&
        from >= last.to &&
        between.every(({ apart }, index) => !apart && (last.to + index === from || this.isFiller(last.to + index)))
      if (isNext) last.to = to
      else joined.push({ from, to })
    }
    return joined.map(({ from, to }) => this.textBetween(from, to))
  }

  /** Narrows a range; false if it would be empty. */
  narrow(facet: string, { min, max }: NumberRange): boolean {
    const before = this.ranges.get(facet) ?? { min: null, max: null }
    const range = {
      min: min === null ? before.min : Math.max(min, before.min ?? min),
      max: max === null ? before.max : Math.min(max, before.max ?? max),
    }
    if (range.min !== null && range.max !== null && range.min > range.max) return false
    this.ranges.set(facet, range)
    return true
  }

  add(to: 'values' | 'excluded', facet: string, values: readonly string[]): void {
    if (values.length > 0) this[to].set(facet, new Set([...(this[to].get(facet) ?? []), ...values]))
  }
}
