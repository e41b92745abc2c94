import { randomUUID } from 'node:crypto'
import { unfilledProblem } from '@forecourt/rules/leads/inbox/filledTemplate'
import { allConversationKeys } from '../../allConversationKeys'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { outboxRow } from '../../outbox/outboxRow'
import { type ConversationAction, type ConversationResult, lockConversation } from './changeConversation'
import { claimConversation } from './claimConversation'
import { type AnswerFile, writeFiles } from './conversationFile'
import { markContacted, writeEntry } from './logContact'
import { stoppedPhones } from './receiveText'

export interface Answer {
  readonly channel: 'mail' | 'sms'
  /** An e-mail address or phone number of the conversation. */
  readonly to: string
  /** Empty for a text message. */
  readonly subject: string
  readonly text: string
  /** For email only. */
  readonly files?: readonly AnswerFile[]
  /** Idempotency key from the caller: a repeated request sends once. */
  readonly key: string
}

/** Whether a recipient belongs to the conversation; replies to any other address are refused. */
const isKnownRecipient = (keys: readonly { readonly key: string }[], { channel, to }: Pick<Answer, 'channel' | 'to'>): boolean =>
  keys.some(({ key }) => key === (channel === 'mail' ? `mail:${to.trim().toLowerCase()}` : `tel:${to.trim()}`))

/** Replies to a shopper: stores the entry and queues the message in one transaction. */
export const sendAnswer = (
  scope: Scope,
  { id, siteIds, answer, actor, now }: ConversationAction & { readonly answer: Answer },
): Promise<ConversationResult> =>
  scope.transaction(async (tx) => {
    const before = await lockConversation(tx, id, siteIds)
    if (!before) return { ok: false, reason: 'notFound' }
    const { organisationId } = before
    const keys = await tx.$queryRaw<{ key: string }[]>`
      select key from ${allConversationKeys} held where held.organisation_id = ${organisationId} and held.conversation_id = ${id}`
    if (!isKnownRecipient(keys, answer)) return { ok: false, reason: 'refused', message: 'The customer never gave this address or number.' }
    const { channel, to, subject, text, files = [], key } = answer
    const unfilled = (channel === 'mail' ? unfilledProblem(subject) : undefined) ?? unfilledProblem(text)
    if (unfilled) return { ok: false, reason: 'refused', message: unfilled }
    if (channel === 'sms' && files.length > 0)
      return { ok: false, reason: 'refused', message: 'Text messages can’t have attachments. Send an email instead.' }
    if (channel === 'sms' && (await stoppedPhones(tx, organisationId, [to.trim()])).size > 0)
      return { ok: false, reason: 'refused', message: 'They asked not to receive text messages. Call them or send an email.' }
    const outboxId = randomUUID()
    const kind = channel === 'mail' ? 'mailOut' : 'smsOut'
    const siteId = before.siteIds.at(-1) ?? null
    const entryId = await writeEntry(tx, before, { kind, text, detail: { to: to.trim(), subject, outboxId, siteId }, key }, { actor, now })
    if (entryId !== null) {
      await writeFiles(tx, { organisationId, entryId }, files)
      await markContacted(tx, before, { text, actor, now })
      await claimConversation(tx, before, { actor, now, reason: 'replied' })
      await tx.outboxMessage.createMany({
        data: [
          {
            ...{ id: outboxId, organisationId, siteId },
            ...outboxRow(channel === 'mail' ? 'inbox.mail' : 'inbox.textBySms', { outboxId }),
            nextAttemptAt: new Date(now),
            createdAt: new Date(now),
          },
        ],
      })
      const withFiles = files.length > 0 ? `, with ${files.map(({ name }) => name).join(', ')}` : ''
      const summary = channel === 'mail' ? `Sent an email to ${to.trim()}${withFiles}` : `Sent a text message to ${to.trim()}`
      await appendAudit(tx, { organisationId, actor, action: 'inbox.send', target: id, summary })
    }
    const { revision } = await tx.conversation.findFirstOrThrow({ where: { organisationId, id }, select: { revision: true } })
    return { ok: true, id, revision }
  })
