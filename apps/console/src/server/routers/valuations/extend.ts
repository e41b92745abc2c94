import { extendOffer } from '@forecourt/data/valuations/dealerDeeds'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { findValuation, said } from './findValuation'

/** Lets an offer stand for some days from now. */
export const extend = procedure
  .permission('lead.update')
  .input(z.object({ id: z.string().min(1).max(100), expectedRevision: z.number().int(), days: z.number().int().min(1).max(60) }))
  .mutation(async ({ ctx, input: { id, ...rest } }) => {
    const { accessScope, record } = await findValuation(ctx.accessScopes, id, ctx.now)
    if (record.state !== 'valued' && record.state !== 'expired')
      throw new CallProblem('CONFLICT', 'There is no offer that could stand longer.')
    said(await extendOffer(accessScope.scope, { id, ...rest, actor: ctx.actor, now: ctx.now }))
    return (await findValuation(ctx.accessScopes, id, ctx.now)).record
  })
