import type { BookingPageView } from '../../../bookings/BookingPage'
import type { SiteData } from '../../../sites/SiteData'

/** A shopper’s booking, opened by its link. */
export interface BookingPageTypes {
  readonly route: {
    readonly page: 'booking'
    readonly path: string
  }
  readonly data: {
    readonly page: 'booking'
    readonly site: SiteData
    /** Null for an invalid link. */
    readonly view: BookingPageView | null
  }
}
