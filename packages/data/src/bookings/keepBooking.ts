import type { OrganisationScope } from '../createDatabase'
import { notifyOfBooking } from './notifyOfBooking'
import { toBooking } from './toBooking'

/**
 * Notes that a booking was opened from a message to its shopper, so that it lapses no more (ENQ-24); what its place confirmed at once is
 * confirmed by it, and its shopper told. Idempotent. What lapsed before holds no time by it: its shopper chooses one again.
 */
export const keepBooking = (scope: OrganisationScope, organisationId: string, bookingId: string, now: string): Promise<void> =>
  scope.transaction(async (tx) => {
    const { count } = await tx.booking.updateMany({
      where: { organisationId, id: bookingId, heldUntil: { not: null } },
      data: { heldUntil: null, updatedAt: new Date(now) },
    })
    if (count === 0) return
    const booking = toBooking(await tx.booking.findFirstOrThrow({ where: { organisationId, id: bookingId } }))
    if (booking.state === 'confirmed') await notifyOfBooking(tx, booking, { news: 'confirmed' }, now)
  })
