import type { NumberRange, SearchState, SortOrder } from '../SearchState'

/** What was understood of a sentence, as parts of a search. */
export interface Understanding {
  readonly values: { readonly [facet: string]: readonly string[] }
  /** Values the cars must not have. */
  readonly excluded: { readonly [facet: string]: readonly string[] }
  readonly ranges: { readonly [facet: string]: NumberRange }
  readonly near?: NonNullable<SearchState['near']>
  readonly sortBy?: SortOrder
  /** The repayment a week, in whole dollars, that the greatest price comes from. */
  readonly perWeek?: number
  /** Words left for full-text search. */
  readonly query: string
  /** What was meant as a condition, but is none here. */
  readonly unclear: readonly string[]
}
