import type { Database } from '@forecourt/data/createDatabase'
import { type Account, accountByEmail } from '@forecourt/data/people/accountByEmail'
import { recordSignIn } from '@forecourt/data/people/users/recordSignIn'
import type { SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import type { Attempting, SignInThrottle } from './createSignInThrottle'
import { passwordMatches } from './passwordMatches'
import { secondFactorMatches } from './secondFactorMatches'

interface Attempt extends Attempting {
  readonly password: string
  /** From an authenticator app, or a recovery code; empty until it is asked for. */
  readonly code: string
  readonly now: string
}

/** What limits signing in, and the key that authenticators' secrets are sealed with. */
export interface SignInGuard {
  readonly throttle: SignInThrottle
  /** How often codes are tried for an account whose password was right. */
  readonly codes: SharedLimiter
  readonly secret: string
}

export type SignInAnswer = { readonly ok: true; readonly account: Account } | { readonly ok: false; readonly code: string }

const secondFactor = async (
  db: Database,
  { codes, secret }: SignInGuard,
  account: Account,
  { code, now }: Attempt,
): Promise<string | null> => {
  if (account.totpSecret === null) return null
  if (code.trim() === '') return 'code'
  const allowed = await codes.take(account.id)
  if (!allowed.allowed) return `throttled-${allowed.retryAfterSeconds}`
  if (!(await secondFactorMatches(db, secret, account, code, now))) return 'wrongCode'
  await codes.forget(account.id)
  return null
}

/**
 * One attempt to sign in: counted before the password is looked at, the same work and the same writes whether or not anybody has
 * the address, recorded. The code is for `signInMessage`.
 */
export const signInWithPassword = async (db: Database, guard: SignInGuard, attempt: Attempt): Promise<SignInAnswer> => {
  const { email, password, now } = attempt
  const seconds = await guard.throttle.take(attempt)
  if (seconds > 0) return { ok: false, code: `throttled-${seconds}` }
  const account = await accountByEmail(db, email)
  const matches = await passwordMatches(password, account?.passwordHash ?? null)
  if (!account || !matches) {
    await recordSignIn(db, { account, at: now, ok: false })
    return { ok: false, code: 'wrong' }
  }
  await guard.throttle.succeeded(attempt)
  const refusal = await secondFactor(db, guard, account, attempt)
  if (refusal !== null) {
    if (refusal === 'wrongCode') await recordSignIn(db, { account, at: now, ok: false })
    return { ok: false, code: refusal }
  }
  if (!account.hasRole) return { ok: false, code: 'noAccess' }
  await recordSignIn(db, { account, at: now, ok: true })
  return { ok: true, account }
}
