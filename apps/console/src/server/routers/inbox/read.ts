import { markRead } from '@forecourt/data/leads/inbox/logContact'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'
import { conversationId } from './inboxInput'

/** Remembers that the caller has read a conversation, or wants to read it again. */
export const read = procedure
  .permission('lead.read')
  .input(z.object({ id: conversationId, unread: z.boolean().default(false) }))
  .mutation(async ({ ctx, input: { id, unread } }) => {
    const { accessScope } = await findConversation(ctx, id)
    await markRead(accessScope.scope, { id, siteIds: accessScope.siteIds, userId: ctx.session.user.id, now: ctx.now, unread })
    return { id }
  })
