import type { Database } from '../createDatabase'

/** Number of confirmations sent to a recipient since an instant, over all sites. */
export const confirmationsTo = (db: Database, address: string, since: string): Promise<number> =>
  db.platform.transaction(async (tx) => {
    const [counted] = await tx.$queryRaw<{ count: bigint }[]>`
      select count(*) as count from outbox
      where kind = 'lead.shopper' and delivered_at >= ${new Date(since)} and last_error is null
        and regexp_replace(lower(payload->'to'->>0), '\\+[^@]*@', '@') = regexp_replace(lower(${address}), '\\+[^@]*@', '@')`
    return Number(counted?.count ?? 0)
  })
