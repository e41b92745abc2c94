import { undoBulkChange } from '@forecourt/data/bulk/undoBulkChange'
import { z } from 'zod'
import { mayOnSite } from '../../access/mayOnSite'
import { procedure } from '../../procedure'

/** Takes a bulk change back at one site. */
export const undo = procedure
  .onSite('site.edit')
  .input(z.object({ bulkId: z.string().max(100) }))
  .mutation(async ({ ctx, input: { siteId, bulkId } }) => {
    const mayPublish = mayOnSite(ctx.session, 'site.publish', ctx.site)
    const result = await undoBulkChange(ctx.scope, { bulkId, siteId, mayPublish, actor: ctx.actor })
    if (result.isLiveChanged) await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return result
  })
