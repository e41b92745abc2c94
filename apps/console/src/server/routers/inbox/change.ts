import { changeConversation } from '@forecourt/data/leads/inbox/changeConversation'
import { conversationStages } from '@forecourt/rules/leads/inbox/conversationStages'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'
import { inboxAnswer } from './inboxAnswer'
import { conversationId, revision } from './inboxInput'

const changes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stage: z.enum(conversationStages), reason: z.string().max(200).optional() }),
  z.object({ kind: z.literal('assign'), userId: z.string().max(100).nullable(), onlyIfFree: z.boolean().optional() }),
  z.object({ kind: z.literal('snooze'), until: z.iso.datetime().nullable() }),
  z.object({ kind: z.literal('nextStep'), text: z.string().max(200), at: z.iso.datetime().nullable() }),
])

/** Changes where a conversation stands, who has it, until when it sleeps, or what comes next. */
export const change = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, change: changes, expectedRevision: revision }))
  .mutation(async ({ ctx, input: { id, ...asked } }) => {
    const { accessScope } = await findConversation(ctx, id)
    return inboxAnswer(
      await changeConversation(accessScope.scope, { id, siteIds: accessScope.siteIds, ...asked, actor: ctx.actor, now: ctx.now }),
    )
  })
