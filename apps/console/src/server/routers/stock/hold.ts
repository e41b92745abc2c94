import { releaseFields } from '@forecourt/data/stock/releaseFields'
import { entryFields } from '@forecourt/rules/stock/CarEntry'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { carId } from '../../stock/carInput'
import { carRecord } from '../../stock/carRecord'
import { findCar } from './findCar'

const fields = z
  .array(z.enum([...entryFields, 'status', 'reserved', 'preorder', 'images']))
  .max(100)
  .default([])

/** Gives fields of a car back to feeds, or holds them against feeds as they are. */
export const hold = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, release: fields, hold: fields }))
  .mutation(async ({ ctx, input: { id, ...rest } }) => {
    const { reach, record } = await findCar(ctx.reach, id)
    const car = await releaseFields(reach.scope, { ...rest, carId: record.id, now: ctx.now, actor: ctx.actor })
    if (!car) throw notFound('car')
    return carRecord(car, ctx.now)
  })
