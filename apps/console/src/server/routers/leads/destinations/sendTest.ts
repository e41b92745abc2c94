import { testDestination } from '@forecourt/data/leads/delivery/destinations'
import { CallProblem } from '../../../errors/CallProblem'
import { getOneInput } from '../../../getOneInput'
import { findDestination } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Has a made-up lead sent, to see that it arrives. */
export const sendTest = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    const deliveryId = await testDestination(scope, { id, actor: ctx.actor, now: ctx.now })
    if (deliveryId === null) throw new CallProblem('BAD_REQUEST', 'Nothing is sent to a system that fetches.')
    return { deliveryId }
  })
