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

/** Default facet of a number by its unit, unless an adjacent word says otherwise. */
export const unitFacets: { readonly [unit: string]: string | undefined } = {
  $: 'price',
  km: 'km',
  ft: 'length',
  cc: 'engine_cc',
  kwh: 'battery_kwh',
  kg: 'tare',
  l100: 'consumption',
}

const maxTextLength = 200

/** Parser state for a query: tokens and results. */
export class ParserState {
  readonly tokens: readonly QueryToken[]
  readonly names: LexiconNames
  readonly values = new Map<string, Set<string>>()
  readonly excluded = new Map<string, Set<string>>()
  readonly ranges = new Map<string, NumberRange>()
  /** Words for full-text search. */
  readonly searchWords: string[] = []
  readonly unclear: string[] = []
  readonly models: { readonly model: string; readonly text: string }[] = []
  /** All makes that each make name in the query may mean. */
  readonly makes: (readonly string[])[] = []
  near: Understanding['near']
  sortBy: SortOrder | undefined
  perWeek: number | undefined
  /** End of the last name: a number there belongs to it. */
  nameEnd = -1
  /** End of the last unknown word. */
  unknownEnd = -1
  /** Counts stated as such, which narrow those of a name: 'family SUV with 7 seats'. */
  readonly counts = new Map<string, Set<string>>()

  constructor(
    text: string,
    readonly lexicon: Lexicon,
  ) {
    this.tokens = queryTokens(text.slice(0, maxTextLength), lexicon.phrases)
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

  /** Marks tokens as not understood; returns their end. */
  markUnclear(from: number, to: number): number {
    this.unclear.push(this.textBetween(from, to))
    return to
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
