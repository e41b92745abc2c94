import { removeStockView } from '@forecourt/data/stock/list/stockViews'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { viewReach } from '../../stock/viewReach'

/** Forgets a view of one's own. */
export const removeView = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().max(100).nullable(), id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input }) => {
    const removed = await removeStockView(viewReach(ctx, input.organisationId), { ...input, userId: ctx.session.user.id, actor: ctx.actor })
    if (!removed) throw notFound('list')
  })
