import { z } from 'zod'
import { stockFilterInput, stockOrders } from '../../stock/stockListInput'
import { viewProcedures } from '../../views/viewProcedures'

/** Views of the stock list. */
export const stockViews = viewProcedures({
  list: 'stock',
  permission: 'stock.read',
  view: z.object({
    filter: stockFilterInput,
    sort: z.object({ field: z.enum(stockOrders), order: z.enum(['ASC', 'DESC']) }).nullable(),
    /** Names of the columns in their order, as the list calls them. */
    columns: z.array(z.string().min(1).max(60)).max(60),
  }),
})
