import type { OwnAccount } from '@forecourt/data/people/ownAccount'
import { createSharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { passwordMatches } from '../../auth/passwordMatches'
import type { Context } from '../Context'
import { CallProblem } from '../errors/CallProblem'

const triesInAQuarter = 8

/** Asks for the caller's own password once more, since a browser left open is not its owner. Who signs in elsewhere has none to give. */
export const confirmPassword = async ({ db }: Pick<Context, 'db'>, account: OwnAccount, password: string): Promise<void> => {
  if (account.passwordHash === null) return
  const tries = createSharedLimiter(db.platformPool, { name: 'ownPassword', count: triesInAQuarter, seconds: 15 * 60 })
  const allowed = await tries.take(account.id)
  if (!allowed.allowed) throw new CallProblem('TOO_MANY_REQUESTS', 'Too many attempts. Wait a quarter of an hour, then try again.')
  if (!(await passwordMatches(password, account.passwordHash))) {
    const message = 'That is not your password.'
    throw new CallProblem('BAD_REQUEST', message, { fields: { password: message } })
  }
  await tries.forget(account.id)
}
