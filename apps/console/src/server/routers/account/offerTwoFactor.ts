import { offerTotp } from '@forecourt/data/people/ownAccount'
import { qrOutline } from '@forecourt/services/documents/qrOutline'
import { seal } from '@forecourt/services/two-factor/sealed'
import { newTotpSecret, totpAddress } from '@forecourt/services/two-factor/totp'
import { z } from 'zod'
import { confirmPassword } from '../../account/confirmPassword'
import { readOwnAccount } from '../../account/readOwnAccount'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

/** A fresh secret for an authenticator app. It counts for nothing until a code of it was entered. */
export const offerTwoFactor = procedure
  .signedIn()
  .input(z.object({ password: z.string().max(200) }))
  .mutation(async ({ ctx, input: { password } }) => {
    const account = await readOwnAccount(ctx)
    await confirmPassword(ctx, account, password)
    const secret = newTotpSecret()
    if (!(await offerTotp(ctx.db, account.id, seal(ctx.secret, secret))))
      throw new CallProblem('BAD_REQUEST', 'Two-factor sign-in is on already. Turn it off first to use another app.')
    return { secret, qr: qrOutline(totpAddress(secret, account.email)) }
  })
