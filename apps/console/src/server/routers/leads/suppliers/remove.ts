import { removeSupplier } from '@forecourt/data/leads/delivery/suppliers'
import { getOneInput } from '../../../getOneInput'
import { findSupplier } from '../../../leads/findSupplier'
import { procedure } from '../../../procedure'

/** Ends a market place's key and forgets it; its leads stay. */
export const remove = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findSupplier(ctx.accessScopes, id)
    await removeSupplier(scope, { id, actor: ctx.actor })
    return { id }
  })
