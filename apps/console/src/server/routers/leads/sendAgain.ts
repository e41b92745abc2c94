import { replayOutbox } from '@forecourt/data/outbox/replayOutbox'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** Has a message tried again that was given up, as often as a new one (API-07). */
export const sendAgain = procedure
  .permission('lead.update')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const replayed = await findWithin(ctx.accessScopes, async (scope, { siteIds }) => {
      const count = await replayOutbox(scope, { replayed: { kind: 'these', ids: [id] }, siteIds, now: ctx.now, actor: ctx.actor })
      return count > 0 ? { count } : null
    })
    if (!replayed) throw notFound('message')
    return { id }
  })
