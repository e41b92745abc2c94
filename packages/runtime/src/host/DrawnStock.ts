import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'

/** A choice in a stock list: the list's own path, what it presets, and what is chosen in it. */
export interface StockChoice {
  readonly path: string
  readonly preset: SearchPreset
  readonly state: SearchState
}

/** The answer to a choice as the server draws it (decision 087). */
export interface DrawnStock {
  /** What was found, without its cars: they are drawn. */
  readonly result: StockResult
  /** How many cars are drawn. */
  readonly cars: number
  readonly html: string
}
