import { listUploads } from '@forecourt/data/uploads/uploads'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { carId } from '../../stock/carInput'
import { findCar } from '../stock/findCar'

/** The files of a car that the caller began to send and that have not arrived, oldest first. */
export const ofCar = procedure
  .permission('stock.edit')
  .input(z.object({ carId }))
  .query(async ({ ctx, input }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, input.carId)
    return { data: await listUploads(accessScope.scope, record.id, ctx.session.user.id) }
  })
