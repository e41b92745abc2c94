import type { BookingKind } from './Booking'
import type { BookingSettings } from './BookingSettings'

/** What every page knows of what a location takes bookings for, where it does. */
export interface BookingOffer extends Pick<BookingSettings, 'minutes' | 'confirmation' | 'asksLicence' | 'terms' | 'exceptCars'> {
  readonly locationId: string
  readonly kind: BookingKind
}
