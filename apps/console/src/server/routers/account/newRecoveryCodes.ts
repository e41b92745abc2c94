import { replaceRecoveryCodes } from '@forecourt/data/people/ownAccount'
import { newRecoveryCodes as fresh, recoveryCodeHash } from '@forecourt/services/two-factor/recoveryCodes'
import { z } from 'zod'
import { confirmPassword } from '../../account/confirmPassword'
import { readOwnAccount } from '../../account/readOwnAccount'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

/** Ten new recovery codes, said this once; the ones before stop working. */
export const newRecoveryCodes = procedure
  .signedIn()
  .input(z.object({ password: z.string().max(200) }))
  .mutation(async ({ ctx, input: { password } }) => {
    const account = await readOwnAccount(ctx)
    if (!account.twoFactor) throw new CallProblem('BAD_REQUEST', 'Two-factor sign-in is off.')
    await confirmPassword(ctx, account, password)
    const codes = fresh()
    await replaceRecoveryCodes(
      ctx.db,
      account.id,
      codes.map((code) => recoveryCodeHash(account.id, code) ?? ''),
    )
    return { codes }
  })
