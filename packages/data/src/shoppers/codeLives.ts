import type { Database } from '../createDatabase'

/** Whether a code can still be used: it is the last one for where it goes, and not too old. */
export const codeLives = (db: Database, codeId: string, now: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.signInCode.count({ where: { id: codeId, expiresAt: { gt: new Date(now) } } })) > 0)
