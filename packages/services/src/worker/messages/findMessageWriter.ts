import type { Database } from '@forecourt/data/createDatabase'
import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import type { Mail } from '../../mail/createMailer'
import type { Sms } from '../../sms/gatewaySms'
import type { ClaimedMessage } from '../sendOutboxMessage'
import { messageWriters } from './generated/messageWriters'
import type { MailWriter, MessageAddresses, MessageWriters, SmsWriter } from './MessageWriter'

/** Writer of a message kind; empty for one without a reader or of a removed kind. */
export const findMessageWriter = (kind: OutboxKind): Partial<MailWriter & SmsWriter> =>
  Object.hasOwn(messageWriters, kind) ? messageWriters[kind as keyof MessageWriters] : {}

/** Writes the e-mail of an outbox row; rejects with an error for the dead-letter list. */
export async function writeMail(db: Database, message: ClaimedMessage, addresses: MessageAddresses): Promise<Mail> {
  const { mail } = findMessageWriter(message.kind)
  if (!mail) throw new Error(`There is no e-mail of the kind “${message.kind}”`)
  return mail(db, message, addresses)
}

/** Writes the text message of an outbox row; rejects on error. */
export async function writeSms(db: Database, message: ClaimedMessage, addresses: MessageAddresses): Promise<Sms> {
  const { sms } = findMessageWriter(message.kind)
  if (!sms) throw new Error(`There is no text message of the kind “${message.kind}”`)
  return sms(db, message, addresses)
}
