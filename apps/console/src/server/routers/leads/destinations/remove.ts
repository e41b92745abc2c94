import { removeDestination } from '@forecourt/data/leads/delivery/destinations'
import { getOneInput } from '../../../getOneInput'
import { findDestination } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Removes a destination with its log. */
export const remove = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    await removeDestination(scope, { id, actor: ctx.actor })
    return { id }
  })
