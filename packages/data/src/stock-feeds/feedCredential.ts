import type { Database } from '../createDatabase'

/** The encrypted credentials of a feed's server; null if there are none. */
export const feedCredential = (db: Database, feedId: string): Promise<string | null> =>
  db.platform.transaction(
    async (tx) => (await tx.stockFeed.findFirst({ where: { id: feedId }, select: { credential: true } }))?.credential ?? null,
  )
