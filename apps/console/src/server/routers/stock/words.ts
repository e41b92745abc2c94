import { stockWords } from '@forecourt/data/stock/stockWords'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** What an organisation's cars say already of colour, badge, fuel and the like, for the next one to be typed alike. */
export const words = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(({ ctx, input: { organisationId } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('organisation')
    return stockWords(reach.scope, organisationId, reach.siteIds)
  })
