import { saveStockView } from '@forecourt/data/stock/list/stockViews'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { stockFilterInput, stockOrders } from '../../stock/stockListInput'
import { viewReach } from '../../stock/viewReach'

const view = z.object({
  filter: stockFilterInput,
  sort: z.object({ field: z.enum(stockOrders), order: z.enum(['ASC', 'DESC']) }).nullable(),
  /** Names of the columns in their order, as the list calls them. */
  columns: z.array(z.string().min(1).max(60)).max(60),
})

/** Keeps a view of the stock list under a name; the same name again, or its id, changes it. */
export const saveView = procedure
  .permission('stock.read')
  .input(
    z.object({
      organisationId: z.string().max(100).nullable(),
      id: z.string().max(100).optional(),
      name: z.string().trim().min(1, 'Give the list a name.').max(60, 'A name has at most 60 characters.'),
      shared: z.boolean().default(false),
      view,
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const saved = await saveStockView(viewReach(ctx, input.organisationId), { ...input, userId: ctx.session.user.id, actor: ctx.actor })
    if (saved.ok) return { id: saved.id }
    if (saved.reason === 'notFound') throw notFound('list')
    throw new CallProblem('BAD_REQUEST', 'You keep fifty lists already. Remove one first.')
  })
