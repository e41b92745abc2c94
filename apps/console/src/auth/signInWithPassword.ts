import type { Database } from '@forecourt/data/createDatabase'
import { type Account, accountByEmail } from '@forecourt/data/people/accountByEmail'
import { recordSignIn } from '@forecourt/data/people/users/recordSignIn'
import type { SignInAttempt, SignInThrottle } from './createSignInThrottle'
import { passwordMatches } from './passwordMatches'
import { type CodeGuard, secondFactorRefusal } from './secondFactorRefusal'

interface Attempt extends SignInAttempt {
  readonly password: string
  /** From an authenticator app, or a recovery code; empty until it is requested. */
  readonly code: string
  readonly now: string
}

/** Rate limits of signing in. */
export interface SignInGuard extends CodeGuard {
  readonly throttle: SignInThrottle
}

export type SignInResult = { readonly ok: true; readonly account: Account } | { readonly ok: false; readonly code: string }

/**
 * One attempt to sign in: counted before the password is checked, and recorded. Does the same work and the same writes whether or not the
 * account exists. The error code is for `signInMessage`.
 */
export const signInWithPassword = async (db: Database, guard: SignInGuard, attempt: Attempt): Promise<SignInResult> => {
  const { email, password, now } = attempt
  const seconds = await guard.throttle.take(attempt)
  if (seconds > 0) return { ok: false, code: `passwordThrottled-${seconds}` }
  const account = await accountByEmail(db, email)
  const matches = await passwordMatches(password, account?.passwordHash ?? null)
  if (!account || !matches) {
    await recordSignIn(db, { account, at: now, ok: false })
    return { ok: false, code: 'wrong' }
  }
  await guard.throttle.succeeded(attempt)
  const refusal = await secondFactorRefusal(db, guard, account, attempt)
  if (refusal !== null) {
    if (refusal === 'wrongCode') await recordSignIn(db, { account, at: now, ok: false })
    return { ok: false, code: refusal }
  }
  if (!account.hasRole) return { ok: false, code: 'noAccess' }
  await recordSignIn(db, { account, at: now, ok: true })
  return { ok: true, account }
}
