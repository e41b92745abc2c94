import { orderOffers } from '@forecourt/data/offers/orderOffers'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Puts an organisation's offers in order; the order is that of all its sites. */
export const order = procedure
  .permission('offer.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100), ids: z.array(z.string().max(100)).max(500) }))
  .mutation(async ({ ctx, input: { organisationId, ids } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    if (accessScope.siteIds !== null)
      throw new CallProblem('FORBIDDEN', 'The order is that of all sites of the business. Ask somebody who manages all of them.')
    return { ids: await orderOffers(accessScope.scope, organisationId, ids, ctx.actor) }
  })
