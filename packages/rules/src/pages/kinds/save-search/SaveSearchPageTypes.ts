import type { SaveSearchState } from '../../../accounts/SaveSearchState'
import type { SiteData } from '../../../sites/SiteData'

/** Page that saves a search. */
export interface SaveSearchPageTypes {
  readonly route: {
    readonly page: 'saveSearch'
    readonly path: string
  }
  readonly data: {
    readonly page: 'saveSearch'
    readonly site: SiteData
    readonly saving: SaveSearchState
  }
}
