import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { toStockRecord } from '../../stock/toStockRecord'
import { findEditedCar } from './findCar'

/** A car as its page in the console shows it: every field that can be typed, its stage and revision. */
export const getOne = procedure
  .permission('stock.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => toStockRecord((await findEditedCar(ctx.accessScopes, id)).record, ctx.now))
