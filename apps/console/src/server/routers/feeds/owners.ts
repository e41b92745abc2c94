import { fieldOwners } from '@forecourt/data/stock-feeds/giveField'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findCar } from '../stock/findCar'

/** The feed a car comes from, and who has the say in each of its fields; null for a car of no feed. */
export const owners = procedure
  .permission('stock.read')
  .input(z.object({ carId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { carId } }) => {
    const { accessScope } = await findCar(ctx.accessScopes, carId)
    return fieldOwners(accessScope.scope, carId)
  })
