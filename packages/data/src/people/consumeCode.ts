import type { Database } from '../createDatabase'

/** Consumes a code of an authenticator app: each time step once, and no earlier step later. */
export const consumeTotpStep = (db: Database, userId: string, step: number): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, OR: [{ totpStep: null }, { totpStep: { lt: step } }] },
      data: { totpStep: step },
    })
    return count > 0
  })

/** Consumes a recovery code. */
export const consumeRecoveryCode = (db: Database, userId: string, hash: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const count = await tx.$executeRaw`
      update users set recovery_codes = array_remove(recovery_codes, ${hash}) where id = ${userId} and ${hash} = any(recovery_codes)`
    return count > 0
  })
