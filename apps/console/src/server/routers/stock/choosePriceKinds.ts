import { choosePriceKinds as choose } from '@forecourt/data/stock/priceKinds'
import { z } from 'zod'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const kind = z.enum(['driveAway', 'egc'])

/** Chooses which of its cars' two prices shows at a location: on every site, in search and in feeds at once. */
export const choosePriceKinds = procedure
  .permission('stock.edit')
  .input(z.object({ locationId: z.string().min(1).max(100), kinds: z.object({ new: kind, used: kind, demo: kind }) }))
  .mutation(async ({ ctx, input }) => {
    const chosen = await findWithin(ctx.accessScopes, (scope, { siteIds }) => choose(scope, { ...input, siteIds, actor: ctx.actor }))
    if (!chosen) throw notFound('location')
    return chosen.record
  })
