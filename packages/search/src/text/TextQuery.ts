import type { QueryWords } from './Lexicon'

/** How a text is searched for. */
export interface TextQuery extends QueryWords {
  readonly typos: boolean
  /** A bit for each searched text, and then for each searched facet; -1: all. */
  readonly fields: number
}
