import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import type { SearchPreset } from '@forecourt/rules/routing/SearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { RenderedSite } from '../sites/RenderedSite'

/** Searching a site's stock: the embedded engine or a hosted one, given by whoever loads a page. */
export interface StockSearch {
  readonly search: (site: RenderedSite, state: SearchState, preset: SearchPreset, now: string) => Promise<StockResult>
}
