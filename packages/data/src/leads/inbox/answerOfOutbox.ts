import { isRecord } from '@forecourt/schema/isRecord'
import type { Database } from '../../createDatabase'
import type { AnswerFile } from './conversationFile'

/** A reply that is to be sent. */
export interface OutgoingAnswer {
  readonly entryId: string
  readonly conversationId: string
  readonly organisationId: string
  readonly siteId: string | null
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly authorName: string
  readonly files: readonly AnswerFile[]
}

/** The reply of an outbox message; null if its conversation was deleted. */
export const answerOfOutbox = (db: Database, outboxId: string): Promise<OutgoingAnswer | null> =>
  db.platform.transaction(async (tx) => {
    const message = await tx.outboxMessage.findFirst({ where: { id: outboxId }, select: { organisationId: true } })
    if (!message?.organisationId) return null
    const entry = await tx.conversationEntry.findFirst({
      where: { organisationId: message.organisationId, detail: { path: ['outboxId'], equals: outboxId } },
    })
    if (!entry || !isRecord(entry.detail)) return null
    const { to, subject, siteId } = entry.detail
    const files = await tx.conversationFile.findMany({
      where: { organisationId: message.organisationId, entryId: entry.id },
      select: { name: true, contentType: true, content: true },
      orderBy: { id: 'asc' },
    })
    return {
      entryId: String(entry.id),
      conversationId: entry.conversationId,
      organisationId: entry.organisationId,
      siteId: typeof siteId === 'string' ? siteId : null,
      to: String(to),
      subject: String(subject),
      text: entry.text,
      authorName: entry.actorName,
      // A check constraint allows no other types.
      files: files as readonly AnswerFile[],
    }
  })
