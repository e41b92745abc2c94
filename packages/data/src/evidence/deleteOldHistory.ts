import type { Database } from '../createDatabase'

/** Years for which pages can be shown as they were: as long as records of offers and credit must be available by law. */
const historyYears = 7

/** The first instant of the period on a day. */
export const evidenceBeginning = (now: string): Date => {
  const beginning = new Date(`${now.slice(0, 10)}T00:00:00.000Z`)
  beginning.setUTCFullYear(beginning.getUTCFullYear() - historyYears)
  return beginning
}

/** Deletes the history and seals of whole days (UTC) before that period. Returns the number of entries. */
export const deleteOldHistory = (db: Database, now: string): Promise<number> =>
  db.platform.transaction(
    async (tx) => {
      const end = evidenceBeginning(now)
      await tx.$executeRaw`delete from evidence_days where day < ${end}::date`
      await tx.$executeRaw`delete from combined_history where day < ${end}::date`
      return tx.$executeRaw`delete from row_history where at < ${end}`
    },
    { timeoutMs: 600_000 },
  )
