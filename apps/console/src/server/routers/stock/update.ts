import { updateCar } from '@forecourt/data/stock/updateCar'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

const cents = z
  .number()
  .int('Prices are whole cents.')
  .min(0, 'A price can’t be negative.')
  .max(10_000_000_00, 'That is more than ten million dollars.')

const changes = z
  .object({
    priceCents: cents.nullable(),
    beforePriceCents: cents.nullable(),
    priceType: z.enum(['driveAway', 'egc']),
    status: z.enum(['draft', 'in_stock', 'coming_soon', 'withdrawn']),
    reserved: z.boolean(),
    tag: z.string().trim().max(40, 'At most 40 characters.').nullable(),
  })
  .partial()

/** Changes what the yard changes from day to day; selling has its own procedure. Shoppers see it within a second. */
export const update = procedure
  .permission('stock.edit')
  .input(z.object({ id: z.string().min(1).max(100), data: changes }))
  .mutation(async ({ ctx, input: { id, data } }) => {
    const { reach, record } = await findCar(ctx.reach, id)
    return carAnswer(await updateCar(reach.scope, { carId: record.id, changes: data, actor: ctx.actor }), ctx.now)
  })
