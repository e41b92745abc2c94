import type { SiteData } from '../../../sites/SiteData'

/** All locations of the dealer. */
export interface LocationsPageTypes {
  readonly route: {
    readonly page: 'locations'
    readonly path: string
  }
  readonly data: {
    readonly page: 'locations'
    readonly site: SiteData
  }
}
