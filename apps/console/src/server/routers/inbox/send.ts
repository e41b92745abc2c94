import { sendAnswer } from '@forecourt/data/leads/inbox/sendAnswer'
import { mostAnswerFiles } from '@forecourt/rules/leads/inbox/answerFiles'
import { z } from 'zod'
import { answerFiles, sentFile } from '../../leads/sentFile'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'
import { inboxAnswer } from './inboxAnswer'
import { conversationId, deedKey } from './inboxInput'

/** Answers a shopper by e-mail or text message, at an address or number they gave; files go with an e-mail. */
export const send = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: conversationId,
      channel: z.enum(['mail', 'sms']),
      to: z.string().trim().min(3).max(254),
      subject: z.string().trim().max(200).default(''),
      text: z.string().trim().min(1, 'Write something first.').max(10_000),
      files: z.array(sentFile).max(mostAnswerFiles, `An email carries at most ${mostAnswerFiles} files.`).default([]),
      key: deedKey,
    }),
  )
  .mutation(async ({ ctx, input: { id, files: sent, ...written } }) => {
    const { accessScope } = await findConversation(ctx, id)
    const answer = { ...written, files: answerFiles(sent) }
    return inboxAnswer(await sendAnswer(accessScope.scope, { id, siteIds: accessScope.siteIds, answer, actor: ctx.actor, now: ctx.now }))
  })
