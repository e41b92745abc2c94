import { createHash } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { receiveLeadMail, withDroppedFiles } from '@forecourt/data/leads/delivery/receiveLeadMail'
import { storeWaitingMail } from '@forecourt/data/leads/delivery/storeWaitingMail'
import { markBounced, receiveAnswer } from '@forecourt/data/leads/inbox/receiveAnswer'
import type { LeadMailbox } from '@forecourt/data/leads/mailboxes/mailboxes'
import { mailReceiver } from '@forecourt/data/leads/mailboxes/mailReceiver'
import { fullNameParts } from '@forecourt/rules/leads/fullNameParts'
import { cutText } from '@forecourt/rules/text/cutText'
import { parseIncomingMail } from '../parseIncomingMail'
import { isOurAddress, type ReplyKeys, receiveAnswerMail, toLeadMail } from '../receiveAnswerMail'
import type { ListedMail } from './openMailbox'

export interface MailboxDelivery {
  readonly mailbox: LeadMailbox
  /** Keys of our reply addresses; null if this installation has none. */
  readonly replies: ReplyKeys | null
  /** ISO in UTC. */
  readonly now: string
}

/** The first and last name of a display name, as fields of a lead. */
const nameFields = (displayName: string): { readonly [field: string]: string } => {
  const { name, lastName } = fullNameParts(displayName)
  return { ...(name !== '' && { name }), ...(lastName !== '' && { last_name: lastName }) }
}

const storeWaiting = async (
  db: Database,
  { mailbox, now }: MailboxDelivery,
  mail: Pick<Parameters<typeof storeWaitingMail>[1], 'from' | 'subject' | 'text' | 'found' | 'problem' | 'messageKey'>,
): Promise<boolean> => {
  const { organisationId, id, siteId, address } = mailbox
  return storeWaitingMail(db.forOrganisation(organisationId), {
    ...mail,
    organisationId,
    siteId,
    supplierId: id,
    supplierName: address,
    now,
  })
}

/** Queues an unprocessable mail for manual review, with the facts from the server's listing. */
export const holdForReview = (db: Database, delivery: MailboxDelivery, { size, messageId, from, subject }: ListedMail, problem: string) =>
  storeWaiting(db, delivery, {
    ...{ from: from.slice(0, 254), subject: cutText(subject.replace(/\p{Cc}/gu, ' '), 300), text: '', found: {}, problem },
    messageKey: createHash('sha256')
      .update(messageId || `${size} ${from} ${subject}`)
      .digest('hex'),
  })

const storeMail = async (db: Database, delivery: MailboxDelivery, raw: Buffer): Promise<boolean> => {
  const { mailbox, replies, now } = delivery
  const { organisationId } = mailbox
  const read = parseIncomingMail(raw)
  if (read.isOurs) return false
  const recipients = replies ? read.recipients.filter((address) => isOurAddress(replies, address)) : []
  if (replies && recipients.length > 0) {
    await receiveAnswerMail(db, replies, { recipients, raw, now })
    return true
  }
  const { from, fromName, sender, subject, whole, text, messageKey, bounce, answers, prospects, fault } = read
  const receiver = await mailReceiver(db, { organisationId, from, sender, answers })
  if (bounce) {
    if (receiver.kind !== 'conversation' || bounce.reason === '') return false
    return markBounced(db, { conversationId: receiver.id, ...bounce, now })
  }
  if (receiver.kind === 'conversation') return receiveAnswer(db, { ...read, conversationId: receiver.id, channel: 'mail', now })
  if (receiver.kind === 'supplier') {
    await receiveLeadMail(db, { ...toLeadMail(read), supplierId: receiver.id, now })
    return true
  }
  if (!mailbox.takesOthers || read.isAutomatic || read.isBulk) return false
  const fields: { readonly [field: string]: string } = {
    ...nameFields(fromName),
    ...(from !== '' && { email: from }),
    ...(text !== '' && { message: cutText(text, 5000) }),
  }
  return storeWaiting(db, delivery, {
    ...{ from, subject, text: whole, messageKey },
    found: fault ? {} : (prospects[0] ?? fields),
    problem: withDroppedFiles(fault ?? 'The sender is neither a known contact nor a marketplace.', toLeadMail(read).droppedFiles),
  })
}

/**
 * Processes a mail of a dealer's mailbox (ENT-16): a reply joins its conversation, a marketplace mail becomes a lead, a mail from an
 * unknown sender waits for review. So does one that can't be parsed, so that it doesn't block others. False if the mail is ignored: our
 * own mails, newsletters, automatic mails.
 */
export const receiveMailboxMail = async (db: Database, delivery: MailboxDelivery, listed: ListedMail, raw: Buffer): Promise<boolean> => {
  try {
    return await storeMail(db, delivery, raw)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    return holdForReview(db, delivery, listed, 'It could not be read. Open it in the mailbox.')
  }
}
