import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

interface Lapsed {
  readonly organisationId: string
  readonly id: string
  readonly siteId: string | null
}

/**
 * Frees the seats and cars of requests that were held long enough (ENQ-24): they stay requests, which people of the dealer can confirm
 * while the time is free. Its shopper was told until when it is held. Any number of workers may run. Says how many lapsed.
 */
export const lapseRequests = (db: Database, now: string): Promise<number> =>
  db.platform.transaction(async (tx) => {
    const at = new Date(now)
    const lapsed = await tx.$queryRaw<Lapsed[]>`
      update bookings set state = 'lapsed' where state = 'requested' and held_until <= ${at} and starts_at > ${at}
      returning organisation_id as "organisationId", id, site_id as "siteId"`
    for (const { organisationId, id, siteId } of lapsed)
      await appendAudit(tx, {
        ...{ organisationId, siteId, actor: { userId: null, name: 'Forecourt' }, action: 'booking.lapse', target: id },
        summary: 'No longer holds the time of a request: it had no answer, and its email was not opened',
      })
    return lapsed.length
  })
