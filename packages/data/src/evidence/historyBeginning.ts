import type { Database } from '../createDatabase'

/** The first instant whose state is known, ISO in UTC: rows of earlier times were overwritten. */
export const historyBeginning = (db: Database): Promise<string> =>
  db.platform.transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ beginning: Date }[]>`select past.beginning() as beginning`
    if (!row) throw new Error('The database has no history: run its migrations.')
    return row.beginning.toISOString()
  })
