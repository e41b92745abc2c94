import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { mailOffer } from '@forecourt/data/valuations/dealerDeeds'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { findValuation } from './findValuation'

/** Mails the shopper what is offered, with the link to it. */
export const send = procedure
  .permission('lead.update')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findValuation(ctx.accessScopes, id, ctx.now)
    const site = await publishedSite(ctx.db, record.siteId)
    const isSent = site && (await mailOffer(accessScope.scope, site, { id, actor: ctx.actor, now: ctx.now }))
    if (!isSent) throw new CallProblem('CONFLICT', site ? 'The shopper left no address to write to.' : 'Its site is not live.')
    return { id }
  })
