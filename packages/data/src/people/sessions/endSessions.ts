import type { Database } from '../../createDatabase'
import type { Transaction } from '../../Transaction'

/** Signs a person out wherever they are, and notifies them there no more, but for one session where it is named. */
export const endSessions = async (tx: Transaction, userId: string, except?: string): Promise<void> => {
  const others = except === undefined ? undefined : { not: except }
  await tx.userSession.deleteMany({ where: { userId, id: others } })
  await tx.pushDevice.deleteMany({ where: { userId, sessionId: others } })
}

/** Ends one session, and the notifications it asked for; that of somebody else stays. */
export const endSession = (db: Database, sessionId: string, userId?: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    await tx.pushDevice.deleteMany({ where: { sessionId, userId } })
    return (await tx.userSession.deleteMany({ where: { id: sessionId, userId } })).count > 0
  })
