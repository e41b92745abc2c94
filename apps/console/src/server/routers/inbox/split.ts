import { splitConversation } from '@forecourt/data/leads/inbox/joinConversations'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'
import { inboxAnswer } from './inboxAnswer'
import { conversationId } from './inboxInput'

/** Takes enquiries out of a conversation, into one of their own. */
export const split = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, entryIds: z.array(z.string().max(30)).min(1).max(500) }))
  .mutation(async ({ ctx, input: { id, entryIds } }) => {
    const { accessScope } = await findConversation(ctx, id)
    const deed = { id, entryIds, siteIds: accessScope.siteIds, actor: ctx.actor, now: ctx.now }
    return inboxAnswer(await splitConversation(accessScope.scope, deed))
  })
