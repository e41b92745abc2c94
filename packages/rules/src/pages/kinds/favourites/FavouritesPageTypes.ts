import type { SiteData } from '../../../sites/SiteData'

/** The cars that a shopper saved, which their browser knows. */
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
