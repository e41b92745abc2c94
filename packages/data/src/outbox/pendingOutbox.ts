import type { Database } from '../createDatabase'

/** How many messages are still to be delivered. */
export const pendingOutbox = (db: Database): Promise<number> =>
  db.platform.transaction((tx) => tx.outboxMessage.count({ where: { status: { in: ['pending', 'delivering'] } } }))
