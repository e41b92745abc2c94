import type { Database } from '../createDatabase'

/** Whether a message is due, including expired leases. */
export const isOutboxDue = async (db: Database, now: string): Promise<boolean> => {
  const at = new Date(now)
  const [due] = await db.platform.transaction(
    (tx) => tx.$queryRaw<{ id: string }[]>`
      select id from outbox
      where (status = 'pending' and next_attempt_at <= ${at}) or (status = 'delivering' and claimed_until <= ${at})
      limit 1`,
  )
  return due !== undefined
}
