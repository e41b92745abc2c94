import type { Database } from '../createDatabase'

/** What a feed's server knows us by, sealed; null where nothing is kept. */
export const feedCredential = (db: Database, feedId: string): Promise<string | null> =>
  db.platform.transaction(
    async (tx) => (await tx.stockFeed.findFirst({ where: { id: feedId }, select: { credential: true } }))?.credential ?? null,
  )
