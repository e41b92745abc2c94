import type { Database } from './createDatabase'
import { withQueryTimeout } from './withQueryTimeout'

/**
 * Whether the database hangs: none of its connections receives anything while a short query waits. A busy database, or a pool without a
 * free connection, is not silent, and neither is a database that refuses connections.
 */
export const isSilent = async (db: Database, withinMs: number): Promise<boolean> => {
  const before = db.received()
  const answer = db.platformPool.query('select 1').catch(() => null)
  return withQueryTimeout(withinMs, answer).then(
    () => false,
    () => db.received() === before,
  )
}
