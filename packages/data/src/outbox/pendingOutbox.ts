import type { Database } from '../createDatabase'

/** Number of undelivered messages. */
export const pendingOutbox = (db: Database): Promise<number> =>
  db.platform.transaction((tx) => tx.outboxMessage.count({ where: { status: { in: ['pending', 'delivering'] } } }))
