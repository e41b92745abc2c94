import { buyVehicle } from '@forecourt/data/valuations/buyVehicle'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { newCarAnswer } from '../stock/carAnswer'
import { findValuation } from './findValuation'

/** A vehicle that was bought becomes a draft in stock, with its photos and all that is known of it; asked twice it is the same car. */
export const toStock = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      stockNumber: z.string().trim().min(1, 'Type a stock number.').max(40),
      locationId: z.string().min(1, 'Choose where it stands.').max(100),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { record } = await findValuation(ctx.accessScopes, input.id, ctx.now)
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, record.organisationId)
    if (!accessScope) throw notFound('valuation')
    const bought = await buyVehicle(accessScope.scope, record.organisationId, {
      ...input,
      siteIds: accessScope.siteIds,
      now: ctx.now,
      actor: ctx.actor,
    })
    if (bought === 'noYear') throw new CallProblem('CONFLICT', 'Its year isn’t known: add it to the stock by hand.')
    return newCarAnswer(bought, ctx.now, 'location')
  })
