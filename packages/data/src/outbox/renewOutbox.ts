import type { Database } from '../createDatabase'

/** Extends the lease of claimed messages. */
export const renewOutbox = async (
  db: Database,
  ids: readonly string[],
  { now, leaseSeconds }: { readonly now: string; readonly leaseSeconds: number },
): Promise<void> => {
  const claimedUntil = new Date(Date.parse(now) + leaseSeconds * 1000)
  await db.platform.transaction((tx) =>
    tx.outboxMessage.updateMany({ where: { id: { in: [...ids] }, status: 'delivering' }, data: { claimedUntil } }),
  )
}
