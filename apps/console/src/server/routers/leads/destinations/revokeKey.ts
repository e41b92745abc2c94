import { setDestinationKey } from '@forecourt/data/leads/delivery/destinations'
import { getOneInput } from '../../../getOneInput'
import { findDestination } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Ends the key that leads are fetched with. */
export const revokeKey = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    await setDestinationKey(scope, { id, key: null, actor: ctx.actor, now: ctx.now })
    return { id }
  })
