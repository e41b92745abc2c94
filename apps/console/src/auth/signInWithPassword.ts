import type { Database } from '@forecourt/data/createDatabase'
import { recordSignIn } from '@forecourt/data/users/recordSignIn'
import { userByEmail } from '@forecourt/data/users/userByEmail'
import type { SignInThrottle } from './createSignInThrottle'
import { loadSession } from './loadSession'
import { passwordMatches } from './passwordMatches'
import type { Session } from './Session'

interface Attempt {
  readonly email: string
  readonly password: string
  readonly ip: string
  readonly now: string
}

export type SignInAnswer = { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly code: string }

/** One attempt to sign in by email and password: throttled, equally slow for strangers, recorded. The code is for `signInMessage`. */
export const signInWithPassword = async (
  db: Database,
  throttle: SignInThrottle,
  { email, password, ip, now }: Attempt,
): Promise<SignInAnswer> => {
  const who = { ip, email }
  const seconds = await throttle.secondsToWait(who)
  if (seconds > 0) return { ok: false, code: `throttled-${seconds}` }
  const user = await userByEmail(db, email)
  const matches = await passwordMatches(password, user?.disabled ? null : (user?.passwordHash ?? null))
  if (user) await recordSignIn(db, { userId: user.id, at: now, ok: matches })
  if (!user || !matches) {
    await throttle.countFailure(who)
    return { ok: false, code: 'wrong' }
  }
  await throttle.forgive(who)
  const session = await loadSession(db, user.email)
  return session ? { ok: true, session } : { ok: false, code: 'noAccess' }
}
