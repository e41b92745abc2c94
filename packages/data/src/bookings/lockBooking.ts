import type { Booking } from '@forecourt/rules/bookings/Booking'
import type { LocationsOf, OwnedLocation } from '../organisations/LocationDraft'
import type { Transaction } from '../Transaction'
import { bookingPlace } from './bookingPlace'
import { toBooking } from './toBooking'

/** Who changes a booking: whoever booked it, or people of the dealer. */
export type BookingHand = 'shopper' | 'dealer'

/** How long the shopper isn't told of what people of the dealer do, so that they can take it back. Milliseconds. */
export const dealerHoldMs = 15_000

/** Said where somebody changed a booking since it was looked at. */
export const changedMeanwhile = 'Somebody has changed this booking meanwhile. Look at it again.'

/** A booking with its place, locked until the transaction ends; null where the scope and the sites have no such booking. */
export const lockBooking = async (
  tx: Transaction,
  id: string,
  siteIds: LocationsOf,
): Promise<{ readonly booking: Booking; readonly location: OwnedLocation } | null> => {
  await tx.$queryRaw`select 1 from bookings where id = ${id} for update`
  const row = await tx.booking.findFirst({ where: { id } })
  const location = row && (await bookingPlace(tx, row.locationId, siteIds))
  return row && location ? { booking: toBooking(row), location } : null
}
