import { optOutKeyword } from '@forecourt/rules/leads/inbox/replyText'
import { emptyAttributes, emptyColumns } from '@forecourt/rules/leads/leadAnswers'
import type { Database } from '../../createDatabase'
import type { RenderedSite } from '../../sites/RenderedSite'
import type { Transaction } from '../../Transaction'
import { createLead } from '../createLead'
import { conversationOfNumber } from './conversationOfNumber'
import { inboxSettingsIn } from './inboxSettings'
import { receiveAnswer } from './receiveAnswer'

/** Of these numbers, those that unsubscribed from text messages of an organisation. */
export const stoppedPhones = async (tx: Transaction, organisationId: string, phones: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.textStop.findMany({ where: { organisationId, phone: { in: [...phones] } }, select: { phone: true } })
  return new Set(rows.map(({ phone }) => phone))
}

/** Whether the recipient of an outbox message unsubscribed from text messages of its organisation. */
export const isStopped = (db: Database, outboxId: string, phone: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const message = await tx.outboxMessage.findFirst({ where: { id: outboxId }, select: { organisationId: true } })
    return message?.organisationId ? (await stoppedPhones(tx, message.organisationId, [phone])).size > 0 : false
  })

export interface ReceivedText {
  /** In international format. */
  readonly from: string
  readonly text: string
  /** Stable id of the message, for deduplication. */
  readonly messageKey: string
  /** ISO in UTC. */
  readonly now: string
}

/** Lead source of a text message from an unknown number. */
const source = 'Text message'

/**
 * Receives a text message into its sender's conversation, once. An unknown number starts a conversation if the settings allow it; otherwise
 * it is refused. STOP unsubscribes the number until START; neither needs a reply.
 */
export const receiveText = async (
  db: Database,
  site: RenderedSite,
  { from, text, messageKey, now }: ReceivedText,
): Promise<'taken' | 'refused'> => {
  const { organisationId } = site
  const word = optOutKeyword(text)
  const idempotencyKey = `text ${messageKey}`
  const { startedConversations, known, settings } = await db.forOrganisation(organisationId).transaction(async (tx) => {
    if (word === 'stop') await tx.textStop.createMany({ data: [{ organisationId, phone: from, at: new Date(now) }], skipDuplicates: true })
    if (word === 'start') await tx.textStop.deleteMany({ where: { organisationId, phone: from } })
    return {
      // On redelivery, the message that started the conversation is not a reply in it.
      startedConversations: await tx.lead.count({ where: { organisationId, idempotencyKey } }),
      known: await conversationOfNumber(tx, { organisationId, phone: from }),
      settings: (await inboxSettingsIn(tx, organisationId)).settings,
    }
  })
  if (startedConversations > 0) return 'taken'
  if (known !== null) {
    const row = { conversationId: known, channel: 'sms', from, subject: '', text, messageKey } as const
    await receiveAnswer(db, { ...row, isAutomatic: word !== null, files: [], refusedFiles: [], now })
    return 'taken'
  }
  if (word !== null) return 'taken'
  if (!settings.takesUnknownTexts) return 'refused'
  await createLead(
    db,
    site,
    {
      ...emptyColumns,
      ...emptyAttributes,
      ...{ form: 'general', phone: from, message: text.slice(0, 2000), category: 'General', source },
      ...{ carId: null, carSlug: null, locationId: null, dealershipSlug: null, url: null, visitedPages: [], linkedQueryParams: {} },
      ...{ eventId: 15, eventParams: {}, suspicious: false },
    },
    { idempotencyKey, now },
  )
  return 'taken'
}
