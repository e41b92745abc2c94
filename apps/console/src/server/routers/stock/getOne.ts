import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { stockRow } from '../../stock/stockRow'
import { findCar } from './findCar'

export const getOne = procedure
  .permission('stock.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record } = await findCar(ctx.reach, id)
    return { ...stockRow(record, ctx.now), dealerComments: record.dealerComments, images: record.images }
  })
