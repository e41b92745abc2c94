import { waitingRequests } from '@forecourt/data/publishing/requests/listRequests'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { procedure } from '../../procedure'

/** What waits for this person to publish it or send it back, the oldest first. */
export const getList = procedure
  .permission('site.publish')
  .input(z.object({ filter: z.object({ organisationId: z.string().max(100).nullish() }).default({}) }))
  .query(async ({ ctx, input }) => {
    const { organisationId } = input.filter
    const accessScopes = organisationId ? narrowScopes(ctx.db, ctx.accessScopes, organisationId) : ctx.accessScopes
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => waitingRequests(scope, siteIds)))
    const data = parts.flat().toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    return { data, total: data.length }
  })
