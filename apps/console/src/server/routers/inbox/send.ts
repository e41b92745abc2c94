import { sendAnswer } from '@forecourt/data/leads/inbox/sendAnswer'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'
import { inboxAnswer } from './inboxAnswer'
import { conversationId, deedKey } from './inboxInput'

/** Answers a shopper by e-mail or text message, at an address or number they gave. */
export const send = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: conversationId,
      channel: z.enum(['mail', 'sms']),
      to: z.string().trim().min(3).max(254),
      subject: z.string().trim().max(200).default(''),
      text: z.string().trim().min(1, 'Write something first.').max(10_000),
      key: deedKey,
    }),
  )
  .mutation(async ({ ctx, input: { id, ...answer } }) => {
    const { reach } = await findConversation(ctx, id)
    return inboxAnswer(await sendAnswer(reach.scope, { id, siteIds: reach.siteIds, answer, actor: ctx.actor, now: ctx.now }))
  })
