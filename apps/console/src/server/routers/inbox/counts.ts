import { type InboxCounts, inboxCounts } from '@forecourt/data/leads/inbox/inboxCounts'
import { narrowScopes } from '../../access/narrowScopes'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** How many conversations wait in each division of the inbox. */
export const counts = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }): Promise<InboxCounts> => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const userId = ctx.session.user.id
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => inboxCounts(scope, { userId, siteIds, now: ctx.now })))
    const sum = (view: keyof InboxCounts) => parts.reduce((total, part) => total + part[view], 0)
    return {
      waiting: sum('waiting'),
      mine: sum('mine'),
      unassigned: sum('unassigned'),
      mentioned: sum('mentioned'),
      open: sum('open'),
      snoozed: sum('snoozed'),
      spam: sum('spam'),
    }
  })
