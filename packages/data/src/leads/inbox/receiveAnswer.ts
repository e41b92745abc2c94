import { allConversationKeys } from '../../allConversationKeys'
import type { Database } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { type AnswerFile, writeFiles } from './conversationFile'
import { reopenEnquiries } from './enquiryStages'

export interface ReceivedAnswer {
  readonly conversationId: string
  readonly channel: 'mail' | 'sms'
  readonly from: string
  readonly subject: string
  readonly text: string
  /** Stable id of the message, for deduplication. */
  readonly messageKey: string
  /** An automatic reply, such as an out-of-office mail; it needs no answer. */
  readonly isAutomatic: boolean
  readonly files: readonly AnswerFile[]
  /** Names of attachments that are not stored. */
  readonly refusedFiles: readonly string[]
  readonly now: string
}

const lockById = async (tx: Transaction, id: string) => {
  await tx.$queryRaw`select id from conversations where id = ${id} for update`
  return tx.conversation.findFirst({ where: { id } })
}

/** Stores a shopper's reply in its conversation; idempotent by message key. False if there is no such conversation. */
export const receiveAnswer = (db: Database, answer: ReceivedAnswer): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const { conversationId, channel, from, subject, text, messageKey, isAutomatic, files, refusedFiles, now } = answer
    const conversation = await lockById(tx, conversationId)
    if (!conversation) return false
    const { organisationId, id, stage } = conversation
    const idempotencyKey = `${id} ${channel} ${messageKey}`
    if (await tx.conversationEntry.findFirst({ where: { organisationId, idempotencyKey }, select: { id: true } })) return true
    const key = `${channel === 'mail' ? 'mail' : 'tel'}:${from.toLowerCase()}`
    const [known] = await tx.$queryRaw<{ key: string }[]>`
      select key from ${allConversationKeys} held where held.organisation_id = ${organisationId} and held.conversation_id = ${id} and held.key = ${key}`
    const at = new Date(now)
    const detail = {
      from,
      subject,
      isAutomatic,
      isUnknown: known === undefined,
      refusedFiles: [...refusedFiles],
    } satisfies Prisma.InputJsonObject
    const entry = await tx.conversationEntry.create({
      data: { organisationId, conversationId: id, kind: channel === 'mail' ? 'mailIn' : 'smsIn', at, text, detail, idempotencyKey },
    })
    await writeFiles(tx, { organisationId, entryId: entry.id }, files)
    if (isAutomatic) return true
    if (stage === 'lost') await reopenEnquiries(tx, conversation)
    await tx.conversation.updateMany({
      where: { organisationId, id },
      data: {
        lastAt: at,
        lastBy: 'shopper',
        lastText: text.slice(0, 200),
        snoozedUntil: null,
        waitsSince: conversation.waitsSince ?? at,
        search: `${conversation.search} ${text.slice(0, 300).toLowerCase()}`.slice(0, 1800),
        // A message to a lost conversation reopens it.
        ...(stage === 'lost' && { stage: 'contacted', lostReason: null, revision: { increment: 1 } }),
      },
    })
    return true
  })

/** Marks a message as bounced, for its author; false if there is none. */
export const markBounced = (
  db: Database,
  {
    conversationId,
    entryId,
    reason,
    now,
  }: { readonly conversationId: string; readonly entryId: string | null; readonly reason: string; readonly now: string },
): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const conversation = await lockById(tx, conversationId)
    if (!conversation) return false
    const { organisationId, id } = conversation
    const entry = await tx.conversationEntry.findFirst({
      where: { organisationId, conversationId: id, kind: 'mailOut', ...(entryId && { id: BigInt(entryId) }) },
      orderBy: { id: 'desc' },
    })
    if (!entry) return false
    const detail = entry.detail as Prisma.JsonObject
    if (detail.bounced) return true
    await tx.conversationEntry.updateMany({
      where: { organisationId, id: entry.id },
      data: { detail: { ...detail, bounced: reason.slice(0, 300) } as Prisma.InputJsonObject },
    })
    // The message was not delivered, so the shopper still waits.
    await tx.conversation.updateMany({
      where: { organisationId, id },
      data: {
        lastAt: new Date(now),
        lastBy: 'shopper',
        lastText: 'An email to them was not delivered',
        waitsSince: conversation.waitsSince ?? entry.at,
      },
    })
    return true
  })
