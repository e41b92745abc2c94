import type { Checkout } from '../../../checkout/Checkout'
import type { JourneyKind } from '../../../entities/reservationStates'
import type { SiteData } from '../../../sites/SiteData'

/** The checkout to reserve or buy a car. */
export interface CheckoutPageTypes {
  readonly route: {
    readonly page: 'checkout'
    readonly path: string
    readonly kind: JourneyKind
    /** Null if the query has the car or the checkout. */
    readonly slug: string | null
  }
  readonly data: {
    readonly page: 'checkout'
    readonly site: SiteData
    /** Null if the checkout doesn't exist or was deleted. */
    readonly checkout: Checkout | null
  }
}
