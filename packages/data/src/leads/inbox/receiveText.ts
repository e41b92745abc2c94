import { textWord } from '@forecourt/rules/leads/inbox/replyText'
import { emptyAttributes, emptyColumns } from '@forecourt/rules/leads/leadAnswers'
import type { Database } from '../../createDatabase'
import type { RenderedSite } from '../../sites/RenderedSite'
import type { Transaction } from '../../Transaction'
import { createLead } from '../createLead'
import { inboxSettingsIn } from './inboxSettings'
import { receiveAnswer } from './receiveAnswer'

/** Which of some numbers asked an organisation for no more text messages. */
export const stoppedPhones = async (tx: Transaction, organisationId: string, phones: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.textStop.findMany({ where: { organisationId, phone: { in: [...phones] } }, select: { phone: true } })
  return new Set(rows.map(({ phone }) => phone))
}

/** Whether a message of the outbox is for a number that asked its organisation for no more. */
export const isStopped = (db: Database, outboxId: string, phone: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const message = await tx.outboxMessage.findFirst({ where: { id: outboxId }, select: { organisationId: true } })
    return message?.organisationId ? (await stoppedPhones(tx, message.organisationId, [phone])).size > 0 : false
  })

export interface ReceivedText {
  /** As it is dialled from anywhere. */
  readonly from: string
  readonly text: string
  /** The same for the same message, however often it arrives. */
  readonly messageKey: string
  /** ISO in UTC. */
  readonly now: string
}

/** What a text message of a number nobody knows is filed under. */
const source = 'Text message'

/**
 * Takes a text message into its sender's conversation, once. A number nobody knows begins one, where the organisation wants that; else it
 * is refused. Who asks for no more is written to no more, until they ask otherwise, and nobody has to answer that.
 */
export const receiveText = async (
  db: Database,
  site: RenderedSite,
  { from, text, messageKey, now }: ReceivedText,
): Promise<'taken' | 'refused'> => {
  const { organisationId } = site
  const word = textWord(text)
  const idempotencyKey = `text ${messageKey}`
  const { began, known, settings } = await db.forOrganisation(organisationId).transaction(async (tx) => {
    if (word === 'stop') await tx.textStop.createMany({ data: [{ organisationId, phone: from, at: new Date(now) }], skipDuplicates: true })
    if (word === 'start') await tx.textStop.deleteMany({ where: { organisationId, phone: from } })
    return {
      // Handed over again, what began the conversation is no answer in it.
      began: await tx.lead.count({ where: { organisationId, idempotencyKey } }),
      known: await tx.conversationKey.findFirst({ where: { organisationId, key: `tel:${from}` }, select: { conversationId: true } }),
      settings: (await inboxSettingsIn(tx, organisationId)).settings,
    }
  })
  if (began > 0) return 'taken'
  if (known) {
    const said = { conversationId: known.conversationId, channel: 'sms', from, subject: '', text, messageKey } as const
    await receiveAnswer(db, { ...said, isAutomatic: word !== null, files: [], refusedFiles: [], now })
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
