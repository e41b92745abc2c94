import { answerTimes } from '@forecourt/data/leads/inbox/answerTimes'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const day = 86_400_000

/** How fast shoppers were answered by people lately: altogether, by person and by location. */
export const times = procedure
  .permission('lead.read')
  .input(z.object({ organisationId: z.string().min(1).max(100), days: z.number().int().min(1).max(366).default(30) }))
  .query(async ({ ctx, input: { organisationId, days } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const since = new Date(Date.parse(ctx.now) - days * day).toISOString()
    return answerTimes(accessScope.scope, { organisationId, siteIds: accessScope.siteIds, since })
  })
