import { unblockTime } from '@forecourt/data/bookings/blockTime'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** Opens a blocked time again. */
export const unblock = procedure
  .permission('booking.update')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const found = await findWithin(ctx.accessScopes, async (scope, { siteIds }) =>
      (await unblockTime(scope, { id, siteIds, actor: ctx.actor })).ok ? { id } : null,
    )
    if (!found) throw notFound('blocked time')
    return found.record
  })
