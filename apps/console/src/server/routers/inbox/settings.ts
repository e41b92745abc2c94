import { loadInboxSettings } from '@forecourt/data/leads/inbox/inboxSettings'
import { textKey } from '@forecourt/services/sms/textKey'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** How a business answers shoppers, with who and where there is to choose, and what a gateway signs text messages to it with. */
export const settings = procedure
  .permission('user.manage')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || accessScope.siteIds !== null) throw notFound('organisation')
    return { ...(await loadInboxSettings(accessScope.scope, organisationId)), textKey: textKey(ctx.internalSecret, organisationId) }
  })
