import { destinationKinds } from '@forecourt/rules/leads/delivery/generated/destinationKinds'
import { webhookSecrets, writtenSecret } from '@forecourt/services/destinations/webhookSecrets'
import { CallProblem } from '../../../errors/CallProblem'
import { getOneInput } from '../../../getOneInput'
import { findDestination } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** The secret with which a receiver tells that a webhook is ours. */
export const secret = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { destination } = await findDestination(ctx.accessScopes, id)
    if (!destinationKinds[destination.target.kind].isSigned) throw new CallProblem('BAD_REQUEST', 'Only webhooks are signed.')
    const [present = Buffer.alloc(0)] = webhookSecrets(ctx.secret, destination, ctx.now)
    return { secret: writtenSecret(present), oldUntil: destination.oldSecretUntil }
  })
