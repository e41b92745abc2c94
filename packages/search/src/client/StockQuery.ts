import type { SearchPreset } from '@forecourt/rules/routing/SearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What a stock list asks: the shopper's choices, what the path presets, and the site's settings that have a say. */
export interface StockQuery {
  readonly state: SearchState
  readonly preset: SearchPreset
  readonly config: {
    readonly search: Pick<ResolvedConfig['search'], 'pageSize' | 'hideUnpricedWhenCheapestFirst' | 'filters' | 'filterVariant'>
    /** Where postcodes are; left out by searches that can't ask near one. */
    readonly identity?: Pick<ResolvedConfig['identity'], 'country'>
  }
}
