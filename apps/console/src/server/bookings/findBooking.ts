import { type BookingsOfLocation, getBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import { bookingWithHistory } from '@forecourt/data/bookings/by-staff/bookingWithHistory'
import type { AccessScope } from '../access/AccessScope'
import { type Found, findWithin } from '../access/findWithin'
import { notFound } from '../errors/CallProblem'

/** Finds a location in the caller's scopes, with its booking settings. */
export const findBookingLocation = async (accessScopes: readonly AccessScope[], locationId: string): Promise<Found<BookingsOfLocation>> => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => getBookingSettings(scope, locationId, siteIds))
  if (!found) throw notFound('location')
  return found
}

/** Finds a booking in the caller's scopes, with its history; others are not found. */
export const findBooking = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => bookingWithHistory(scope, id, siteIds))
  if (!found) throw notFound('booking')
  return found
}
