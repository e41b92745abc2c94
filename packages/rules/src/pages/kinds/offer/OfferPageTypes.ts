import type { Car } from '../../../entities/Car'
import type { Offer } from '../../../entities/Offer'
import type { SiteData } from '../../../sites/SiteData'

/** An offer. */
export interface OfferPageTypes {
  readonly route: {
    readonly page: 'offer'
    readonly path: string
    readonly offerId: string
  }
  readonly data: {
    readonly page: 'offer'
    readonly site: SiteData
    readonly offer: Offer
    readonly cars: readonly Car[]
    /** Whether somebody chose those cars for it; else they are such as it may be for. */
    readonly areChosen: boolean
    /** Whether it is for more cars of the list than those. */
    readonly hasMore: boolean
  }
}
