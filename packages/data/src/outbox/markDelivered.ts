import type { Database } from '../createDatabase'

/** Marks a message as delivered; `note` says why it was not sent after all. */
export const markDelivered = async (db: Database, id: string, now: string, note: string | null = null): Promise<void> => {
  await db.platform.transaction((tx) =>
    tx.outboxMessage.updateMany({
      where: { id },
      data: { status: 'delivered', deliveredAt: new Date(now), lastError: note },
    }),
  )
}
