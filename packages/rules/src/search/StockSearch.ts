import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { StockResult } from '../entities/StockResult'
import type { SearchPreset } from '../routing/parseSearchPreset'
import type { SearchState } from './SearchState'

/** The site whose stock is searched. Its config determines listed cars, counted facets and page size. */
export interface SearchedSite {
  readonly organisationId: string
  /** Dealerships whose stock the site lists; empty for the whole organisation. */
  readonly dealershipIds: readonly string[]
  readonly config: ResolvedConfig
}

/** One search of a site's stock (SRC-45). */
export interface StockQuery {
  readonly site: SearchedSite
  /** The shopper's text, filters, sort order and page. */
  readonly state: SearchState
  /** Filters from the list's path (RTE-14). */
  readonly preset: SearchPreset
  /** ISO instant in UTC, which decides which sold cars are still listed. */
  readonly now: string
}

/**
 * Port for searching a site's stock. Its adapters are the in-process index (`embeddedSearch`), Algolia (`algoliaSearch`) and Postgres
 * (`postgresSearch`), which counts few facets and reports that (`limited`). Returns cars as cards show them (`cardCar`).
 */
export interface StockSearch {
  /** Rejects if the search is unavailable. */
  readonly search: (query: StockQuery) => Promise<StockResult>
}
