import type { Database } from '@forecourt/data/createDatabase'
import { type OwnAccount, ownAccount } from '@forecourt/data/people/ownAccount'
import { createSharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { passwordMatches } from '../../../auth/passwordMatches'
import type { Session } from '../../../auth/Session'
import type { Context } from '../../Context'
import { CallProblem, notFound } from '../../errors/CallProblem'

/** The caller's own account. */
export const readOwnAccount = async ({ db, session }: { readonly db: Database; readonly session: Session }) => {
  const account = await ownAccount(db, session.user.id)
  if (!account) throw notFound('account')
  return account
}

const attemptsPerWindow = 8

/** Confirms the caller's password, since an open browser may be used by another person. Users of a company sign-in have none. */
export const confirmPassword = async ({ db }: Pick<Context, 'db'>, account: OwnAccount, password: string): Promise<void> => {
  if (account.passwordHash === null) return
  const attempts = createSharedLimiter(db.platformPool, { name: 'ownPassword', count: attemptsPerWindow, seconds: 15 * 60 })
  const allowed = await attempts.take(account.id)
  if (!allowed.allowed) throw new CallProblem('TOO_MANY_REQUESTS', 'Too many attempts. Wait 15 minutes, then try again.')
  if (!(await passwordMatches(password, account.passwordHash))) {
    const message = 'This is not your password.'
    throw new CallProblem('BAD_REQUEST', message, { fields: { password: message } })
  }
  await attempts.reset(account.id)
}
