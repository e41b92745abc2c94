import { updateCar } from '@forecourt/data/stock/updateCar'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { carId, carInputFields, expectedRevision } from '../../stock/carInput'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

const changes = z
  .object({
    ...carInputFields,
    status: z.enum(['draft', 'in_stock', 'coming_soon', 'withdrawn']),
    reserved: z.boolean(),
    preorder: z.boolean(),
  })
  .partial()

/**
 * Changes fields of a car: what is left out stays, and what is so already writes nothing. With the revision somebody saw, it is refused
 * where the car changed since. Feeds leave alone what was changed here, until it is released. Shoppers see it within a second.
 */
export const update = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, data: changes, expectedRevision: expectedRevision.optional() }))
  .mutation(async ({ ctx, input: { id, data, expectedRevision: expected } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const { scope, siteIds } = accessScope
    const change = { carId: record.id, changes: data, expectedRevision: expected, siteIds, now: ctx.now, actor: ctx.actor }
    return carAnswer(await updateCar(scope, change), ctx.now)
  })
