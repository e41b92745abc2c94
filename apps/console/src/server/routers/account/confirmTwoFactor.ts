import { confirmTotp } from '@forecourt/data/people/ownAccount'
import { newRecoveryCodes, recoveryCodeHash } from '@forecourt/services/two-factor/recoveryCodes'
import { unseal } from '@forecourt/services/two-factor/sealed'
import { findTotpStep } from '@forecourt/services/two-factor/totp'
import { z } from 'zod'
import { readOwnAccount } from '../../account/readOwnAccount'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

/** Turns two-factor sign-in on with the first code of the app. The recovery codes are said this once. */
export const confirmTwoFactor = procedure
  .signedIn()
  .input(z.object({ code: z.string().max(20) }))
  .mutation(async ({ ctx, input: { code } }) => {
    const { id, totpSecret, twoFactor } = await readOwnAccount(ctx)
    const secret = twoFactor || totpSecret === null ? null : unseal(ctx.secret, totpSecret)
    const step = secret === null ? null : findTotpStep(secret, code, ctx.now)
    if (step === null) {
      const message = 'That code is not right. Enter the one the app shows now.'
      throw new CallProblem('BAD_REQUEST', message, { fields: { code: message } })
    }
    const codes = newRecoveryCodes()
    const recoveryCodes = codes.map((each) => recoveryCodeHash(id, each) ?? '')
    await confirmTotp(ctx.db, { userId: id, step, recoveryCodes, sessionId: ctx.session.sessionId, now: ctx.now })
    return { codes }
  })
