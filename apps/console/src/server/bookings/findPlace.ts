import { type BookingsOfLocation, getBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import type { AccessScope } from '../access/AccessScope'
import { type Found, findWithin } from '../access/findWithin'
import { notFound } from '../errors/notFound'

/** A location within reach, with what it offers to be booked. */
export const findPlace = async (accessScopes: readonly AccessScope[], locationId: string): Promise<Found<BookingsOfLocation>> => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => getBookingSettings(scope, locationId, siteIds))
  if (!found) throw notFound('location')
  return found
}
