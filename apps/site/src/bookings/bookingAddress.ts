import type { BookingDone } from '@forecourt/rules/bookings/BookingPage'
import { bookingToken } from '@forecourt/services/bookings/bookingToken'

/** The page of a booking, from the site's root, after something was done there. */
export const bookingAddress = (
  secret: string,
  link: { readonly organisationId: string; readonly bookingId: string },
  done?: BookingDone,
): string => `/booking?${new URLSearchParams({ token: bookingToken(secret, link), ...(done && { done }) })}`
