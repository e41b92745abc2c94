import type { StockResult } from '@forecourt/rules/entities/StockResult'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'

/** A selection in a stock list: the list's path, its preset filters and the chosen filters. */
export interface StockChoice {
  readonly path: string
  readonly preset: SearchPreset
  readonly state: SearchState
}

/** The server-rendered result of a selection (decision 087). */
export interface RenderedStock {
  /** The result without its cars, which are in the HTML. */
  readonly result: StockResult
  /** Number of rendered cars. */
  readonly cars: number
  readonly html: string
}
