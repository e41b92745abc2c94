import type { Database } from './createDatabase'

/** Whether the database takes what is written, a readiness probe that writes nothing itself; false when it does not answer. */
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
