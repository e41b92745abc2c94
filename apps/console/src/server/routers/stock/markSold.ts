import { markSold as sell } from '@forecourt/data/stock/markSold'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

/** Marks a car as sold as of now. */
export const markSold = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    return carAnswer(await sell(accessScope.scope, { carId: record.id, now: ctx.now, actor: ctx.actor }), ctx.now)
  })
