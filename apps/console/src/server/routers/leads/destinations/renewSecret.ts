import { renewDestinationSecret } from '@forecourt/data/leads/delivery/destinations'
import { getOneInput } from '../../../getOneInput'
import { findDestination } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Begins another secret; the one before counts for a week beside it. */
export const renewSecret = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    await renewDestinationSecret(scope, { id, actor: ctx.actor, now: ctx.now })
    return { id }
  })
