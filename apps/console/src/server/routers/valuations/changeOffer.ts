import { changeOffer as change } from '@forecourt/data/valuations/dealerDeeds'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findValuation, said } from './findValuation'

/** Names one amount in place of the range, and why. */
export const changeOffer = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      expectedRevision: z.number().int(),
      offerCents: z.number().int().min(100).max(100_000_000),
      reason: z.string().trim().min(1, 'Say why.').max(300),
    }),
  )
  .mutation(async ({ ctx, input: { id, ...rest } }) => {
    const { accessScope } = await findValuation(ctx.accessScopes, id, ctx.now)
    said(await change(accessScope.scope, { id, ...rest, actor: ctx.actor, now: ctx.now }))
    return (await findValuation(ctx.accessScopes, id, ctx.now)).record
  })
