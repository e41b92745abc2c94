import type { Database } from '@forecourt/data/createDatabase'
import type { Account } from '@forecourt/data/people/accountByEmail'
import { consumeRecoveryCode, consumeTotpStep } from '@forecourt/data/people/consumeCode'
import type { SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { recoveryCodeHash } from '@forecourt/services/two-factor/recoveryCodes'
import { unseal } from '@forecourt/services/two-factor/sealed'
import { findTotpStep } from '@forecourt/services/two-factor/totp'

/** Whether a code is an unused one of the account's authenticator app, or a recovery code, which is then used up. */
const secondFactorMatches = async (
  db: Database,
  secret: string,
  { id, totpSecret }: { readonly id: string; readonly totpSecret: string | null },
  code: string,
  now: string,
): Promise<boolean> => {
  const opened = totpSecret === null ? null : unseal(secret, totpSecret)
  const step = opened === null ? null : findTotpStep(opened, code, now)
  if (step !== null) return consumeTotpStep(db, id, step)
  const hash = recoveryCodeHash(id, code)
  return hash !== null && consumeRecoveryCode(db, id, hash)
}

/** Rate limit of codes, and the secret that seals authenticator secrets. */
export interface CodeGuard {
  /** Codes tried for an account after its first factor was right. */
  readonly codes: SharedLimiter
  readonly secret: string
}

/** The error code of a second factor, for `signInMessage`; 'code' requests a code. Null when it is proved or the account has none. */
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
  await codes.reset(account.id)
  return null
}
