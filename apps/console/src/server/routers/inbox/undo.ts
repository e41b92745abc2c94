import { undoConversationChange } from '@forecourt/data/leads/inbox/changeConversation'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'
import { inboxAnswer } from './inboxAnswer'
import { conversationId, revision } from './inboxInput'

/** Takes the last change back, as long as nothing was changed since. */
export const undo = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, expectedRevision: revision }))
  .mutation(async ({ ctx, input: { id, expectedRevision } }) => {
    const { accessScope } = await findConversation(ctx, id)
    const deed = { id, siteIds: accessScope.siteIds, expectedRevision, actor: ctx.actor, now: ctx.now }
    return inboxAnswer(await undoConversationChange(accessScope.scope, deed))
  })
