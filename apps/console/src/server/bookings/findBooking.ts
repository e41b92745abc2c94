import { type BookingsOfLocation, getBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import { bookingStory } from '@forecourt/data/bookings/by-staff/bookingStory'
import type { AccessScope } from '../access/AccessScope'
import { type Found, findWithin } from '../access/findWithin'
import { notFound } from '../errors/CallProblem'

/** A location within reach, with what it offers to be booked. */
export const findPlace = async (accessScopes: readonly AccessScope[], locationId: string): Promise<Found<BookingsOfLocation>> => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => getBookingSettings(scope, locationId, siteIds))
  if (!found) throw notFound('location')
  return found
}

/** A booking within reach, with its story; one of another organisation or of sites out of reach is not found. */
export const findBooking = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => bookingStory(scope, id, siteIds))
  if (!found) throw notFound('booking')
  return found
}
