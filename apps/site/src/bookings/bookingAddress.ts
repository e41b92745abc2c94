import type { BookingDone } from '@forecourt/rules/bookings/BookingPage'
import { bookingToken } from '@forecourt/services/bookings/bookingToken'

/** Path of a booking's page. `done` is the action just completed, which the page confirms. */
export const bookingAddress = (
  secret: string,
  link: { readonly organisationId: string; readonly bookingId: string },
  done?: BookingDone,
): string => `/booking?${new URLSearchParams({ token: bookingToken(secret, link), ...(done && { done }) })}`
