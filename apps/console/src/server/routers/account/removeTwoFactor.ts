import { removeTotp } from '@forecourt/data/people/ownAccount'
import { z } from 'zod'
import { confirmPassword } from '../../account/confirmPassword'
import { readOwnAccount } from '../../account/readOwnAccount'
import { procedure } from '../../procedure'

/** Turns the caller's two-factor sign-in off. Where an organisation asks for it, they set it up anew before anything else. */
export const removeTwoFactor = procedure
  .signedIn()
  .input(z.object({ password: z.string().max(200) }))
  .mutation(async ({ ctx, input: { password } }) => {
    const account = await readOwnAccount(ctx)
    await confirmPassword(ctx, account, password)
    await removeTotp(ctx.db, account.id)
    return { ok: true }
  })
