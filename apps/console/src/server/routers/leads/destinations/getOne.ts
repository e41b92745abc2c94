import { getOneInput } from '../../../getOneInput'
import { findDestination } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** One destination, with what waits for it. */
export const getOne = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => (await findDestination(ctx.accessScopes, id)).destination)
