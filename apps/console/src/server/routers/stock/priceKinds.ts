import { listPriceKinds } from '@forecourt/data/stock/priceKinds'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Which of its cars' two prices shows at each location of an organisation, for new, used and demo cars apart. */
export const priceKinds = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(({ ctx, input: { organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    return listPriceKinds(accessScope.scope, accessScope.siteIds)
  })
