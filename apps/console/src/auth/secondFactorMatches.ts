import type { Database } from '@forecourt/data/createDatabase'
import { takeRecoveryCode, takeTotpStep } from '@forecourt/data/people/takeCode'
import { recoveryCodeHash } from '@forecourt/services/two-factor/recoveryCodes'
import { unseal } from '@forecourt/services/two-factor/sealed'
import { findTotpStep } from '@forecourt/services/two-factor/totp'

/** Whether a code is of the account's authenticator app and was not taken before, or is one of its recovery codes, which then is spent. */
export const secondFactorMatches = async (
  db: Database,
  secret: string,
  { id, totpSecret }: { readonly id: string; readonly totpSecret: string | null },
  code: string,
  now: string,
): Promise<boolean> => {
  const opened = totpSecret === null ? null : unseal(secret, totpSecret)
  const step = opened === null ? null : findTotpStep(opened, code, now)
  if (step !== null) return takeTotpStep(db, id, step)
  const hash = recoveryCodeHash(id, code)
  return hash !== null && takeRecoveryCode(db, id, hash)
}
