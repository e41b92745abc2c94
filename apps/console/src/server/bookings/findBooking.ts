import { bookingStory } from '@forecourt/data/bookings/by-staff/bookingStory'
import type { AccessScope } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { notFound } from '../errors/notFound'

/** A booking within reach, with its story; one of another organisation or of sites out of reach is not found. */
export const findBooking = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => bookingStory(scope, id, siteIds))
  if (!found) throw notFound('booking')
  return found
}
