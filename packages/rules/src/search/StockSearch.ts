import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { StockResult } from '../entities/StockFacet'
import type { SearchPreset } from '../routing/parseSearchPreset'
import type { SearchState } from './SearchState'

/** The site whose stock is searched. Its config says which cars it lists, which facets are counted and how many cars a page has. */
export interface SearchedSite {
  readonly organisationId: string
  /** Whose stock the site lists; empty means the whole organisation's. */
  readonly dealershipIds: readonly string[]
  readonly config: ResolvedConfig
}

/** One search of a site's stock (SRC-45). */
export interface StockQuery {
  readonly site: SearchedSite
  /** Text, filters, sort and page, as the shopper chose them. */
  readonly state: SearchState
  /** Filters that the path of the list sets (RTE-14). */
  readonly preset: SearchPreset
  /** ISO instant in UTC; it decides which sold cars are still listed. */
  readonly now: string
}

/**
 * The port through which a site's stock is searched. Its adapters are the index in the process (`embeddedSearch`), Algolia
 * (`algoliaSearch`) and Postgres (`postgresSearch`), which counts few facets and says so (`limited`). Cars are given as cards show
 * them (`cardCar`).
 */
export interface StockSearch {
  /** Rejects when the search can't be reached. */
  readonly search: (query: StockQuery) => Promise<StockResult>
}
