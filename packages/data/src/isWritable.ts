import type { Database } from './createDatabase'
import { withQueryTimeout } from './withQueryTimeout'

/** Milliseconds. */
const timeoutMs = 2_000

/** Whether the database accepts writes: a readiness probe that writes nothing. False if it doesn't answer in time. */
export const isWritable = async (db: Database): Promise<boolean> => {
  try {
    const answer = db.platform.transaction((tx) => tx.$queryRaw<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`, {
      timeoutMs,
    })
    const [row] = await withQueryTimeout(timeoutMs, answer)
    return row?.standby === false
  } catch {
    return false
  }
}
