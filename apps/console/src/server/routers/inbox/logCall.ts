import { logCall as logged } from '@forecourt/data/leads/inbox/logContact'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'
import { inboxAnswer } from './inboxAnswer'
import { conversationId, deedKey } from './inboxInput'

/** Notes that somebody called. */
export const logCall = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, outcome: z.enum(['spoke', 'voicemail', 'noAnswer']), key: deedKey }))
  .mutation(async ({ ctx, input: { id, ...called } }) => {
    const { accessScope } = await findConversation(ctx, id)
    return inboxAnswer(await logged(accessScope.scope, { id, siteIds: accessScope.siteIds, ...called, actor: ctx.actor, now: ctx.now }))
  })
