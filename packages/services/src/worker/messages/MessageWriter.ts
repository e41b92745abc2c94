import type { Database } from '@forecourt/data/createDatabase'
import type { Notice } from '@forecourt/rules/leads/inbox/InboxSettings'
import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import type { ReplyKeys } from '../../inbox/takeAnswer'
import type { Mail } from '../../mail/createMailer'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import type { PushNote } from '../../push/sendPush'
import type { Sms } from '../../sms/gatewaySms'
import type { ClaimedMessage } from '../deliverOutbox'

/** Where the links of messages lead to, and what they and codes are made of. */
export interface MessageAddresses extends LeadMailAddresses {
  /** Signs the links of mails to people of the console. */
  readonly linkSecret: string
  /** Signs the links of messages to shoppers; their codes are worked out of it. */
  readonly shopperSecret: string
  /** What the addresses are made of that answers come back to; null where no mail is received, and answers go to a mailbox of the dealer that is read, or to the site's own address. */
  readonly replies?: ReplyKeys | null
}

/** Whom of a dealer's people a message concerns, and what their devices say of it. */
export interface DeviceNotice {
  readonly notice: Notice
  readonly userIds: readonly string[]
  readonly note: PushNote
}

interface Writer {
  /** Why a message is not sent though it could be, in a sentence; null for one that is. `now` is an instant, ISO in UTC. */
  withheld?(db: Database, message: ClaimedMessage, now: string): Promise<string | null>
  /** What devices say of it; null where nobody, or no longer anybody, is told. */
  notice?(db: Database, message: ClaimedMessage): Promise<DeviceNotice | null>
}

/** How an e-mail is written; rejects, in words fit for the list of dead letters, where it can't be. */
export interface MailWriter extends Writer {
  mail(db: Database, message: ClaimedMessage, addresses: MessageAddresses): Promise<Mail>
}

/** How a text message is written; rejects likewise. */
export interface SmsWriter extends Writer {
  sms(db: Database, message: ClaimedMessage, addresses: MessageAddresses): Promise<Sms>
}

/** How every kind of message is written. What a hosted search index is told is for no reader. */
export type MessageWriters = {
  readonly [Kind in Exclude<OutboxKind, 'search.sync'>]: Kind extends `${string}BySms` ? SmsWriter : MailWriter
}
