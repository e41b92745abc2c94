import { listPriceKinds } from '@forecourt/data/stock/priceKinds'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Which of its cars' two prices shows at each location of an organisation, for new, used and demo cars apart. */
export const priceKinds = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(({ ctx, input: { organisationId } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('organisation')
    return listPriceKinds(reach.scope, reach.siteIds)
  })
