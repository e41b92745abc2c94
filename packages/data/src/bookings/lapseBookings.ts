import { isHeld } from '@forecourt/rules/bookings/Booking'
import { appendAudit } from '../audit/appendAudit'
import type { Database, OrganisationScope } from '../createDatabase'
import { toBooking } from './loadBooking'
import { notifyOfBooking } from './notifyOfBooking'

/**
 * Ends the hold of a booking when its shopper confirms it by the link in their email, so that it no longer lapses (ENQ-24). Notifies the
 * shopper if the location confirms at once. Idempotent. Doesn't restore a lapsed booking: the shopper chooses a time again. Returns whether
 * the booking holds its time; null if there is no such booking.
 */
export const confirmHold = (scope: OrganisationScope, organisationId: string, bookingId: string, now: string): Promise<boolean | null> =>
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

interface LapsedBooking {
  readonly id: string
  readonly before: 'requested' | 'confirmed'
}

const summaries: { readonly [Before in LapsedBooking['before']]: string } = {
  requested: 'Released the time of a request: it was neither answered nor confirmed from its email',
  confirmed: 'Released the time of a booking: it was not confirmed from its email',
}

/**
 * Releases the seats and cars of bookings whose hold expired (ENQ-24). They remain as lapsed requests, which staff can confirm while the
 * time is free. Notifies shoppers who had to confirm by email. Safe with concurrent workers. Returns the number of lapsed bookings.
 */
export const lapseBookings = (db: Database, now: string): Promise<number> =>
  db.platform.transaction(async (tx) => {
    const at = new Date(now)
    const lapsed = await tx.$queryRaw<LapsedBooking[]>`
      with due as (
        select organisation_id, id, state from bookings
        where state in ('requested', 'confirmed') and held_until <= ${at} and starts_at > ${at}
        for update skip locked
      )
      update bookings booking set state = 'lapsed' from due
      where booking.organisation_id = due.organisation_id and booking.id = due.id
      returning booking.id, due.state as before`
    for (const { id, before } of lapsed) {
      const booking = toBooking(await tx.booking.findFirstOrThrow({ where: { id } }))
      const { organisationId, siteId } = booking
      await appendAudit(tx, {
        ...{ organisationId, siteId, actor: { userId: null, name: 'Forecourt' }, action: 'booking.lapse', target: id },
        summary: summaries[before],
      })
      if (before === 'confirmed') await notifyOfBooking(tx, booking, { news: 'lapsed' }, now)
    }
    return lapsed.length
  })
