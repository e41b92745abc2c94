import { moveCar } from '@forecourt/data/stock/moveCar'
import { carStages } from '@forecourt/rules/stock/carStage'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { carId, expectedRevision } from '../../stock/carInput'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

/** Moves a car to another stage of the yard: draft, in stock, coming soon, pre-order, reserved, sold or withdrawn (CAR-05). */
export const transition = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, to: z.enum(carStages), expectedRevision: expectedRevision.optional() }))
  .mutation(async ({ ctx, input: { id, ...move } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    return carAnswer(await moveCar(accessScope.scope, { ...move, carId: record.id, now: ctx.now, actor: ctx.actor }), ctx.now)
  })
