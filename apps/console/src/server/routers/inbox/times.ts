import { answerTimes } from '@forecourt/data/leads/inbox/answerTimes'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const day = 86_400_000

/** How fast shoppers were answered by people lately: altogether, by person and by location. */
export const times = procedure
  .permission('lead.read')
  .input(z.object({ organisationId: z.string().min(1).max(100), days: z.number().int().min(1).max(366).default(30) }))
  .query(async ({ ctx, input: { organisationId, days } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('organisation')
    const since = new Date(Date.parse(ctx.now) - days * day).toISOString()
    return answerTimes(reach.scope, { organisationId, siteIds: reach.siteIds, since })
  })
