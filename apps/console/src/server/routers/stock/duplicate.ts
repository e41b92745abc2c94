import { duplicateCar } from '@forecourt/data/stock/duplicateCar'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { attemptKey, carId, carInputFields } from '../../stock/carInput'
import { newCarAnswer } from './carAnswer'
import { findCar } from './findCar'

/** Copies a car as a draft, without what is one vehicle's alone. */
export const duplicate = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, key: attemptKey, stockNumber: carInputFields.stockNumber.optional() }))
  .mutation(async ({ ctx, input: { id, ...rest } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const copy = { ...rest, carId: record.id, siteIds: accessScope.siteIds, now: ctx.now, actor: ctx.actor }
    return newCarAnswer(await duplicateCar(accessScope.scope, copy), ctx.now, 'car')
  })
