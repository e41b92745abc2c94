import { undoRedirects } from '@forecourt/data/pages/redirects/changeRedirects'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

/** Takes a change of redirects back as a whole. */
export const undo = procedure
  .onSite('site.publish')
  .input(z.object({ changeId: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { siteId, changeId } }) => {
    const { organisationId } = ctx.site
    const undone = await undoRedirects(ctx.db, { organisationId, siteId, changeId, actor: ctx.actor, now: ctx.now })
    if (!undone) throw new CallProblem('NOT_FOUND', 'That change is gone, or was taken back already.')
    await ctx.refreshSites({ kind: 'redirects', organisationId, siteId })
    return undone
  })
