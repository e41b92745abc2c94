import { type BookingsOfLocation, getBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import { type Found, findWithin } from '../access/findWithin'
import type { Reach } from '../access/Reach'
import { notFound } from '../errors/notFound'

/** A location within reach, with what it offers to be booked. */
export const findPlace = async (reach: readonly Reach[], locationId: string): Promise<Found<BookingsOfLocation>> => {
  const found = await findWithin(reach, (scope, { siteIds }) => getBookingSettings(scope, locationId, siteIds))
  if (!found) throw notFound('location')
  return found
}
