import type { Checkout } from '../../../checkout/Checkout'
import type { JourneyKind } from '../../../entities/reservationStates'
import type { SiteData } from '../../../sites/SiteData'

/** A shopper’s way to reserve or buy a car. */
export interface CheckoutPageTypes {
  readonly route: {
    readonly page: 'checkout'
    readonly path: string
    readonly kind: JourneyKind
    /** Null where the query says which car, or which journey. */
    readonly slug: string | null
  }
  readonly data: {
    readonly page: 'checkout'
    readonly site: SiteData
    /** Null where the journey it was asked for is none, or was forgotten. */
    readonly checkout: Checkout | null
  }
}
