import type { Database } from '../../createDatabase'
import type { Transaction } from '../../Transaction'

/** Signs a person out wherever they are, but for one session where it is named. */
export const endSessions = async (tx: Transaction, userId: string, except?: string): Promise<void> => {
  await tx.userSession.deleteMany({ where: { userId, id: except === undefined ? undefined : { not: except } } })
}

/** Ends one session; that of somebody else stays. */
export const endSession = (db: Database, sessionId: string, userId?: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.userSession.deleteMany({ where: { id: sessionId, userId } })).count > 0)
