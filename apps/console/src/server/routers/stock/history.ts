import { listCarHistory } from '@forecourt/data/stock/history/listCarHistory'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { carId } from '../../stock/carInput'
import { findCar } from './findCar'

/** What was done to a car, by whom or by which feed, latest first; and what it cost, from the day it came. */
export const history = procedure
  .permission('stock.read')
  .input(z.object({ id: carId, page: z.number().int().min(1).max(1000).default(1), perPage: z.number().int().min(1).max(200).default(50) }))
  .query(async ({ ctx, input: { id, ...page } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    return listCarHistory(accessScope.scope, record, page)
  })
