import { listStock } from '@forecourt/data/stock/listStock'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'
import { stockRow } from '../../stock/stockRow'

const input = listInput(['createdAt', 'name', 'priceCents', 'km', 'year', 'status', 'stockNumber'], {
  q: z.string().max(100),
  status: z.enum(['draft', 'in_stock', 'coming_soon', 'sold', 'withdrawn']),
  carType: z.enum(['new', 'used', 'demo']),
  make: z.string().max(60),
  dealershipId: z.string().max(100),
  locationId: z.string().max(100),
  reserved: z.boolean(),
})

export const getList = procedure
  .permission('stock.read')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, query, { siteIds }) => listStock(scope, query, siteIds))
    return { data: page.rows.map((car) => stockRow(car, ctx.now)), total: page.total }
  })
