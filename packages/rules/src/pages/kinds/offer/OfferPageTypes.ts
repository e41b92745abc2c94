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
    /** Whether the dealer assigned these cars to it; otherwise they match its conditions. */
    readonly areChosen: boolean
    /** Whether the list has more cars that it applies to. */
    readonly hasMore: boolean
  }
}
