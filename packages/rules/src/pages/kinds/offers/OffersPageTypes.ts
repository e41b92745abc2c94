import type { Offer } from '../../../entities/Offer'
import type { SiteData } from '../../../sites/SiteData'

/** Current offers. */
export interface OffersPageTypes {
  readonly route: {
    readonly page: 'offers'
    readonly path: string
  }
  readonly data: {
    readonly page: 'offers'
    readonly site: SiteData
    readonly offers: readonly Offer[]
  }
}
