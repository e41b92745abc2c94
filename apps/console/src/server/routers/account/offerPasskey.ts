import { listPasskeys } from '@forecourt/data/people/passkeys/ownPasskeys'
import { passkeyMakingOptions } from '@forecourt/services/passkeys/passkeyMaking'
import { newPasskeyTicket } from '@forecourt/services/passkeys/passkeyTicket'
import { toRelyingParty } from '@forecourt/services/passkeys/relyingParty'
import { z } from 'zod'
import { confirmPassword } from '../../account/confirmPassword'
import { readOwnAccount } from '../../account/readOwnAccount'
import { procedure } from '../../procedure'

/** What the caller's browser is asked so that their device makes a passkey. Nothing is stored of it until it is added. */
export const offerPasskey = procedure
  .signedIn()
  .input(z.object({ password: z.string().max(200) }))
  .mutation(async ({ ctx, input: { password } }) => {
    const account = await readOwnAccount(ctx)
    await confirmPassword(ctx, account, password)
    const passkeys = (await listPasskeys(ctx.db, account.id)).map(({ id }) => id)
    const options = await passkeyMakingOptions(toRelyingParty(ctx.consoleUrl), { ...account, passkeys })
    return { options, ticket: newPasskeyTicket(ctx.secret, { challenge: options.challenge, userId: account.id }, ctx.now) }
  })
