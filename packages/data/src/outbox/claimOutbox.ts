import type { Database } from '../createDatabase'
import type { OutboxMessage } from './OutboxMessage'

export interface OutboxClaim {
  readonly now: string
  readonly limit: number
  /** Duration of the lease: after it, other workers can claim the message of a crashed one. */
  readonly leaseSeconds: number
}

/** Leases due messages; no two workers get the same one. */
export const claimOutbox = (db: Database, { now, limit, leaseSeconds }: OutboxClaim): Promise<OutboxMessage[]> => {
  const at = new Date(now)
  const until = new Date(at.getTime() + leaseSeconds * 1000)
  return db.platform.transaction(
    (tx) => tx.$queryRaw<OutboxMessage[]>`
      update outbox set status = 'delivering', attempts = attempts + 1, claimed_until = ${until}
      where id in (
        select id from outbox
        where (status = 'pending' and next_attempt_at <= ${at}) or (status = 'delivering' and claimed_until <= ${at})
        order by next_attempt_at
        limit ${limit}
        for update skip locked
      )
      returning id, organisation_id as "organisationId", site_id as "siteId", lead_id as "leadId", kind, payload, attempts`,
  )
}
