import { listStock } from '@forecourt/data/stock/list/listStock'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'
import { listedRow } from '../../stock/listedRow'
import { stockFilter, stockOrders } from '../../stock/stockListInput'

export const getList = procedure
  .permission('stock.read')
  .input(listInput(stockOrders, stockFilter))
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, query, { siteIds }) => listStock(scope, query, siteIds, ctx.now))
    return { data: page.rows.map((car) => listedRow(car, ctx.now)), total: page.total }
  })
