import { addPasskey as add } from '@forecourt/data/people/passkeys/ownPasskeys'
import { madePasskey } from '@forecourt/services/passkeys/passkeyMaking'
import { parsePasskeyTicket } from '@forecourt/services/passkeys/passkeyTicket'
import { z } from 'zod'
import { passkeyGuard } from '../../../auth/passkeyGuard'
import { readOwnAccount } from '../../account/readOwnAccount'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

/** Adds the passkey that the caller's device made for an offer of theirs. */
export const addPasskey = procedure
  .signedIn()
  .input(z.object({ ticket: z.string().max(1000), response: z.looseObject({}), name: z.string().trim().min(1).max(60) }))
  .mutation(async ({ ctx, input: { ticket, response, name } }) => {
    const { id } = await readOwnAccount(ctx)
    const { party, secret, tickets } = passkeyGuard(ctx.db, ctx)
    const offered = parsePasskeyTicket(secret, ticket, ctx.now)
    if (offered?.userId !== id || !(await tickets.take(offered.challenge)).allowed)
      throw new CallProblem('BAD_REQUEST', 'That took too long. Start again.')
    const passkey = await madePasskey(party, offered.challenge, response)
    if (!passkey) throw new CallProblem('BAD_REQUEST', 'Your device made no passkey that can be used here. Try another device.')
    const problem = await add(ctx.db, { userId: id, name, passkey, now: ctx.now })
    if (problem !== null) throw new CallProblem('CONFLICT', problem)
    return { ok: true }
  })
