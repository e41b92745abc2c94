import { answeredWithin } from './answeredWithin'
import type { Database } from './createDatabase'

/** Milliseconds. */
const patience = 2_000

/** Whether the database accepts writes: a readiness probe that writes nothing. False if it doesn't answer in time. */
export const isWritable = async (db: Database, withinMs: number = patience): Promise<boolean> => {
  try {
    const answer = db.platform.transaction((tx) => tx.$queryRaw<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`, {
      timeoutMs: patience,
    })
    const [row] = await answeredWithin(withinMs, answer)
    return row?.standby === false
  } catch {
    return false
  }
}
