import type { Database } from '../createDatabase'

/** Limit of one query. */
const most = 1_000

/** Ids of messages that have been due since `since` (ISO in UTC) and are neither delivered nor given up. */
export const overdueMessages = async (db: Database, since: string): Promise<string[]> => {
  const rows = await db.platform.transaction(
    (tx) => tx.$queryRaw<{ id: string }[]>`
      select id from outbox where status in ('pending', 'delivering') and next_attempt_at <= ${new Date(since)}
      order by next_attempt_at limit ${most}`,
  )
  return rows.map(({ id }) => id)
}
