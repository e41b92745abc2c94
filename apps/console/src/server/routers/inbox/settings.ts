import { loadInboxSettings } from '@forecourt/data/leads/inbox/inboxSettings'
import { textKey } from '@forecourt/services/sms/textKey'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** How a business answers shoppers, with who and where there is to choose, and what a gateway signs text messages to it with. */
export const settings = procedure
  .permission('user.manage')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach || reach.siteIds !== null) throw notFound('organisation')
    return { ...(await loadInboxSettings(reach.scope, organisationId)), textKey: textKey(ctx.internalSecret, organisationId) }
  })
