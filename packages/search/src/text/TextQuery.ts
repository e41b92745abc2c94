import type { AskedWords } from './Lexicon'

/** How a text is searched for. */
export interface TextQuery extends AskedWords {
  readonly typos: boolean
  /** A bit for each searched text, and then for each searched facet; -1: all. */
  readonly fields: number
}
