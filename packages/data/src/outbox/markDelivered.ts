import type { Database } from '../createDatabase'

export const markDelivered = async (db: Database, id: string, now: string): Promise<void> => {
  await db.platform.transaction((tx) =>
    tx.outboxMessage.updateMany({
      where: { id },
      data: { status: 'delivered', deliveredAt: new Date(now), claimedUntil: null, lastError: null },
    }),
  )
}
