import { isHeld } from '@forecourt/rules/bookings/Booking'
import type { OrganisationScope } from '../createDatabase'
import { notifyOfBooking } from './notifyOfBooking'
import { toBooking } from './toBooking'

/**
 * Notes that a booking was kept from a message to its shopper, so that it lapses no more (ENQ-24); what its place confirmed at once is
 * confirmed by it, and its shopper told. Idempotent. What lapsed before holds no time by it: its shopper chooses one again. Says whether the
 * booking holds its time now; null where there is none.
 */
export const keepBooking = (scope: OrganisationScope, organisationId: string, bookingId: string, now: string): Promise<boolean | null> =>
  scope.transaction(async (tx) => {
    const { count } = await tx.booking.updateMany({
      where: { organisationId, id: bookingId, heldUntil: { not: null } },
      data: { heldUntil: null, updatedAt: new Date(now) },
    })
    const stored = await tx.booking.findFirst({ where: { organisationId, id: bookingId } })
    if (!stored) return null
    const booking = toBooking(stored)
    if (count > 0 && booking.state === 'confirmed') await notifyOfBooking(tx, booking, { news: 'confirmed' }, now)
    return isHeld(booking)
  })
