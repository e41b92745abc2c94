import type { SiteData } from '../../../sites/SiteData'

/** Saved cars, stored in the browser. */
export interface FavouritesPageTypes {
  readonly route: {
    readonly page: 'favourites'
    readonly path: string
  }
  readonly data: {
    readonly page: 'favourites'
    readonly site: SiteData
  }
}
