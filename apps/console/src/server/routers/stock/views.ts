import { listStockViews } from '@forecourt/data/stock/list/stockViews'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { viewReach } from '../../stock/viewReach'

/** One's own views of the stock list in an organisation, with those others share there; without an organisation staff's own. */
export const views = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().max(100).nullable() }))
  .query(({ ctx, input: { organisationId } }) =>
    listStockViews(viewReach(ctx, organisationId), { userId: ctx.session.user.id, organisationId }),
  )
