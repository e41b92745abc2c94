import { changeSiteStatus } from '@forecourt/data/sites/changeSiteStatus'
import { z } from 'zod'
import { mayOnSite } from '../../access/mayOnSite'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Closes a site for a while and opens it again; staff archive it and take it back. */
export const changeStatus = procedure
  .onSite('site.manage')
  .input(z.object({ change: z.enum(['pause', 'resume', 'archive', 'takeBack']) }))
  .mutation(async ({ ctx, input: { siteId, change } }) => {
    const isForStaff = change === 'archive' || change === 'takeBack'
    if (isForStaff && !mayOnSite(ctx.session, 'site.create', ctx.site))
      throw new CallProblem('FORBIDDEN', 'Only Forecourt’s staff archive sites.')
    const result = await changeSiteStatus(ctx.scope, { siteId, change, actor: ctx.actor })
    if (!result.ok && result.reason === 'notFound') throw notFound('site')
    if (!result.ok) throw new CallProblem('CONFLICT', result.message)
    await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return { status: result.status }
  })
