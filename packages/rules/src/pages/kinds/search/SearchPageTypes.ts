import type { StockResult } from '../../../entities/StockResult'
import type { SearchPreset } from '../../../routing/parseSearchPreset'
import type { SearchState } from '../../../search/SearchState'
import type { SiteData } from '../../../sites/SiteData'

/** A stock list. */
export interface SearchPageTypes {
  readonly route: {
    readonly page: 'search'
    readonly path: string
    readonly preset: SearchPreset
  }
  readonly data: {
    readonly page: 'search'
    readonly site: SiteData
    readonly state: SearchState
    readonly result: StockResult
  }
}
