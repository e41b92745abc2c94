import { bookingStory } from '@forecourt/data/bookings/by-staff/bookingStory'
import { findWithin } from '../access/findWithin'
import type { Reach } from '../access/Reach'
import { notFound } from '../errors/notFound'

/** A booking within reach, with its story; one of another organisation or of sites out of reach is not found. */
export const findBooking = async (reach: readonly Reach[], id: string) => {
  const found = await findWithin(reach, (scope, { siteIds }) => bookingStory(scope, id, siteIds))
  if (!found) throw notFound('booking')
  return found
}
