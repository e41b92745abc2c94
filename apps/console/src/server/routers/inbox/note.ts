import { addNote } from '@forecourt/data/leads/inbox/logContact'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'
import { inboxAnswer } from './inboxAnswer'
import { conversationId, deedKey } from './inboxInput'

/** Writes a note for the people of the dealership. */
export const note = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: conversationId,
      text: z.string().trim().min(1, 'Write something first.').max(5000),
      mentions: z.array(z.string().max(100)).max(20).default([]),
      key: deedKey,
    }),
  )
  .mutation(async ({ ctx, input: { id, ...written } }) => {
    const { accessScope } = await findConversation(ctx, id)
    return inboxAnswer(await addNote(accessScope.scope, { id, siteIds: accessScope.siteIds, ...written, actor: ctx.actor, now: ctx.now }))
  })
