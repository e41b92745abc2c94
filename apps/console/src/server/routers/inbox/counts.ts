import { type InboxCounts, inboxCounts } from '@forecourt/data/leads/inbox/inboxCounts'
import { narrowReach } from '../../access/narrowReach'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** How many conversations wait in each division of the inbox. */
export const counts = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }): Promise<InboxCounts> => {
    const reach = organisationId === null ? ctx.reach : narrowReach(ctx.db, ctx.reach, organisationId)
    const userId = ctx.session.user.id
    const parts = await Promise.all(reach.map(({ scope, siteIds }) => inboxCounts(scope, { userId, siteIds, now: ctx.now })))
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
