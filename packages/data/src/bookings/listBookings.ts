import type { Booking, BookingKind } from '@forecourt/rules/bookings/Booking'
import type { Scope } from '../createDatabase'
import type { LocationsOf } from '../organisations/LocationDraft'
import { locationsOfSites } from '../organisations/locationsOfSites'
import { type BlockedTime, toBlockedTime } from './blockTime'
import { toBooking } from './toBooking'

export interface BookingsQuery {
  /** All of the scope where left out. */
  readonly locationId?: string
  readonly kind?: BookingKind
  /** Instants, ISO in UTC: what overlaps the time between. */
  readonly from: string
  readonly until: string
  readonly siteIds: LocationsOf
}

const maxRows = 10_000

/** What is booked and blocked from an instant to another, earliest first. */
export const listBookings = (
  scope: Scope,
  { locationId, kind, from, until, siteIds }: BookingsQuery,
): Promise<{ readonly bookings: Booking[]; readonly blocks: BlockedTime[] }> =>
  scope.transaction(async (tx) => {
    const locations = await tx.location.findMany({
      where: { AND: [await locationsOfSites(tx, siteIds), { id: locationId }] },
      select: { id: true },
    })
    const within = {
      locationId: { in: locations.map(({ id }) => id) },
      startsAt: { lt: new Date(until) },
      endsAt: { gt: new Date(from) },
    }
    const bookings = await tx.booking.findMany({
      where: { ...within, kind },
      orderBy: [{ startsAt: 'asc' }, { seat: 'asc' }],
      take: maxRows,
    })
    const blocks = await tx.bookingBlock.findMany({
      where: { ...within, ...(kind && { OR: [{ kind: null }, { kind }] }) },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: maxRows,
    })
    return { bookings: bookings.map(toBooking), blocks: blocks.map(toBlockedTime) }
  })
