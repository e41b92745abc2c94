import { duplicateCar } from '@forecourt/data/stock/duplicateCar'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { attemptKey, carFields, carId } from '../../stock/carInput'
import { newCarAnswer } from './carAnswer'
import { findCar } from './findCar'

/** Copies a car as a draft, without what is one vehicle's alone. */
export const duplicate = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, key: attemptKey, stockNumber: carFields.stockNumber.optional() }))
  .mutation(async ({ ctx, input: { id, ...rest } }) => {
    const { reach, record } = await findCar(ctx.reach, id)
    const copy = { ...rest, carId: record.id, siteIds: reach.siteIds, now: ctx.now, actor: ctx.actor }
    return newCarAnswer(await duplicateCar(reach.scope, copy), ctx.now, 'car')
  })
