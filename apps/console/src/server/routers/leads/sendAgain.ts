import { replayOutbox } from '@forecourt/data/outbox/replayOutbox'
import { dealershipKinds } from '@forecourt/rules/outbox/outboxMessages'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** Has a message of a dealership's tried again that was given up, as often as a new one (API-07). */
export const sendAgain = procedure
  .permission('lead.update')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const replayed = await findWithin(ctx.accessScopes, async (scope, { siteIds }) => {
      const replayed = { kind: 'these', ids: [id] } as const
      const count = await replayOutbox(scope, { replayed, siteIds, kinds: dealershipKinds, now: ctx.now, actor: ctx.actor })
      return count > 0 ? { count } : null
    })
    if (!replayed) throw notFound('message')
    return { id }
  })
