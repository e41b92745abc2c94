import type { Database } from '../createDatabase'

/** Holds claimed messages for longer, for as long as their worker lives. */
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
