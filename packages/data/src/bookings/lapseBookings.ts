import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import { notifyOfBooking } from './notifyOfBooking'
import { toBooking } from './toBooking'

interface Lapsed {
  readonly id: string
  readonly before: 'requested' | 'confirmed'
}

const summaries: { readonly [Before in Lapsed['before']]: string } = {
  requested: 'No longer holds the time of a request: it had no answer, and was not kept from its email',
  confirmed: 'No longer holds the time of a booking: it was not confirmed from its email',
}

/**
 * Frees the seats and cars of what was held long enough (ENQ-24): it stays a request, which people of the dealer can confirm while the time
 * is free. Its shopper was told until when it is held; who had to confirm it themselves is told that they didn't. Any number of workers may
 * run. Says how many lapsed.
 */
export const lapseBookings = (db: Database, now: string): Promise<number> =>
  db.platform.transaction(async (tx) => {
    const at = new Date(now)
    const lapsed = await tx.$queryRaw<Lapsed[]>`
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
