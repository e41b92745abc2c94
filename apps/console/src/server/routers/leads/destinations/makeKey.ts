import { setDestinationKey } from '@forecourt/data/leads/delivery/destinations'
import { destinationKinds } from '@forecourt/rules/leads/delivery/generated/destinationKinds'
import { newAccessKey } from '@forecourt/services/destinations/accessKey'
import { CallProblem } from '../../../errors/CallProblem'
import { getOneInput } from '../../../getOneInput'
import { findDestination } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Makes the key that leads are fetched with, which is shown once; the one before ends. */
export const makeKey = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { destination, scope } = await findDestination(ctx.accessScopes, id)
    if (!destinationKinds[destination.target.kind].isFetched) throw new CallProblem('BAD_REQUEST', 'Only a system that fetches has a key.')
    const { key, stored } = newAccessKey()
    await setDestinationKey(scope, { id, key: stored, actor: ctx.actor, now: ctx.now })
    return { key }
  })
