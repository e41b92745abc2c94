import type { Database } from '../createDatabase'

/** Releases the lease of claimed messages that were not tried; the attempt does not count. */
export const giveBackOutbox = async (db: Database, ids: readonly string[]): Promise<void> => {
  await db.platform.transaction((tx) =>
    tx.outboxMessage.updateMany({
      where: { id: { in: [...ids] }, status: 'delivering' },
      data: { status: 'pending', claimedUntil: null, attempts: { decrement: 1 } },
    }),
  )
}
