import type { Database } from '@forecourt/data/createDatabase'
import type { Account } from '@forecourt/data/people/accountByEmail'
import type { SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { secondFactorMatches } from './secondFactorMatches'

/** What limits trying codes, and the key that authenticators' secrets are sealed with. */
export interface CodeGuard {
  /** How often codes are tried for an account whose first factor was right. */
  readonly codes: SharedLimiter
  readonly secret: string
}

/** Why the second factor of an account is not proved by a code, for `signInMessage`: 'code' asks for one. Null where it is, or there is none. */
export const secondFactorRefusal = async (
  db: Database,
  { codes, secret }: CodeGuard,
  account: Account,
  { code, now }: { readonly code: string; readonly now: string },
): Promise<string | null> => {
  if (account.totpSecret === null) return null
  if (code.trim() === '') return 'code'
  const allowed = await codes.take(account.id)
  if (!allowed.allowed) return `throttled-${allowed.retryAfterSeconds}`
  if (!(await secondFactorMatches(db, secret, account, code, now))) return 'wrongCode'
  await codes.forget(account.id)
  return null
}
