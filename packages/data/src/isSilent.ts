import type { Database } from './createDatabase'
import { withQueryTimeout } from './withQueryTimeout'

/**
 * Whether the database hangs or is away: none of its connections receives a result while a short query waits. A busy database, or a pool
 * without a free connection, is not silent. An error is not a result, as a pooler refuses new connections while those it has hang.
 */
export const isSilent = async (db: Database, withinMs: number): Promise<boolean> => {
  const before = db.received()
  const unanswered = new Promise<never>(() => {})
  const result = db.platformPool.query('select 1').catch(() => unanswered)
  return withQueryTimeout(withinMs, result).then(
    () => false,
    () => db.received() === before,
  )
}
