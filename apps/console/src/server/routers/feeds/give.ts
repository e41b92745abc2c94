import { fieldOwners, giveField } from '@forecourt/data/stock-feeds/giveField'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { findCar } from '../stock/findCar'

/** Gives a field of a car back to its feed, whose value it takes at once, or keeps it for people. */
export const give = procedure
  .permission('stock.edit')
  .input(z.object({ carId: z.string().min(1).max(100), field: z.string().min(1).max(60), owner: z.enum(['feed', 'person']) }))
  .mutation(async ({ ctx, input: { carId, field, owner } }) => {
    const { accessScope } = await findCar(ctx.accessScopes, carId)
    if (!(await giveField(accessScope.scope, { carId, field, owner, actor: ctx.actor, now: ctx.now })))
      throw new CallProblem('BAD_REQUEST', 'No feed has a say in that.')
    return fieldOwners(accessScope.scope, carId)
  })
