import { markAppraised } from '@forecourt/data/valuations/dealerDeeds'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findValuation, said } from './findValuation'

/** The dealership has looked at the vehicle. */
export const appraise = procedure
  .permission('lead.update')
  .input(z.object({ id: z.string().min(1).max(100), expectedRevision: z.number().int() }))
  .mutation(async ({ ctx, input: { id, expectedRevision } }) => {
    const { accessScope } = await findValuation(ctx.accessScopes, id, ctx.now)
    said(await markAppraised(accessScope.scope, { id, expectedRevision, actor: ctx.actor, now: ctx.now }))
    return (await findValuation(ctx.accessScopes, id, ctx.now)).record
  })
