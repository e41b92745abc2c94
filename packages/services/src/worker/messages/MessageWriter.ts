import type { Database } from '@forecourt/data/createDatabase'
import type { Notice } from '@forecourt/rules/leads/inbox/InboxSettings'
import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import type { ReplyKeys } from '../../inbox/receiveAnswerMail'
import type { Mail } from '../../mail/createMailer'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import type { PushNote } from '../../push/sendPush'
import type { Sms } from '../../sms/gatewaySms'
import type { ClaimedMessage } from '../sendOutboxMessage'

/** URLs and secrets for links and codes in messages. */
export interface MessageAddresses extends LeadMailAddresses {
  /** Signs links in account mails. */
  readonly linkSecret: string
  /** Signs links in messages to shoppers and derives their codes. */
  readonly shopperSecret: string
  /**
   * Keys of reply addresses; null if no mail is received: replies go to a mailbox of the dealer that is read, or to the site's own
   * address.
   */
  readonly replies?: ReplyKeys | null
}

/** Users of a dealer to notify by push, and the notification. */
export interface DeviceNotice {
  readonly notice: Notice
  readonly userIds: readonly string[]
  readonly note: PushNote
}

interface Writer {
  /** Why a message should not be sent, one sentence; null if it should. Rejects if it should but can't. `now` is an instant, ISO in UTC. */
  withheld?(db: Database, message: ClaimedMessage, now: string): Promise<string | null>
  /** Push notification of a message; null if there is no recipient, or no longer one. */
  notice?(db: Database, message: ClaimedMessage): Promise<DeviceNotice | null>
}

/** Builds e-mails; rejects with an error for the dead-letter list. */
export interface MailWriter extends Writer {
  mail(db: Database, message: ClaimedMessage, addresses: MessageAddresses): Promise<Mail>
}

/** Builds text messages; rejects with an error for the dead-letter list. */
export interface SmsWriter extends Writer {
  sms(db: Database, message: ClaimedMessage, addresses: MessageAddresses): Promise<Sms>
}

/** Writer by message kind. Index updates have no reader. */
export type MessageWriters = {
  readonly [Kind in Exclude<OutboxKind, 'search.sync'>]: Kind extends `${string}BySms` ? SmsWriter : MailWriter
}
