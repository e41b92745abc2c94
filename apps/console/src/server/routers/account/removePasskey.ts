import { removePasskey as remove } from '@forecourt/data/people/passkeys/ownPasskeys'
import { z } from 'zod'
import { readOwnAccount } from '../../account/readOwnAccount'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Removes one of the caller's passkeys: it signs nobody in any more. */
export const removePasskey = procedure
  .signedIn()
  .input(z.object({ id: z.string().max(1400) }))
  .mutation(async ({ ctx, input: { id } }) => {
    const account = await readOwnAccount(ctx)
    if (!(await remove(ctx.db, account.id, id))) throw notFound('passkey')
    return { ok: true }
  })
