import type { Database } from './createDatabase'

/** Whether the database accepts writes: a readiness probe that writes nothing. False if it doesn't answer. */
export const isWritable = async (db: Database): Promise<boolean> => {
  try {
    const [row] = await db.platform.transaction((tx) => tx.$queryRaw<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`, {
      timeoutMs: 2_000,
    })
    return row?.standby === false
  } catch {
    return false
  }
}
