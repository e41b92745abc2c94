import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import { retryPause, retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import { faultKind, type Log } from '../logging/Log'
import type { Mail, Mailer } from '../mail/createMailer'
import { outboxMessageId } from '../mail/mailFolder'
import { createGate } from '../media/createGate'
import { retryWhileDatabaseAway } from '../retryWhileDatabaseAway'

/** An outbox row that is being delivered. */
export interface ClaimedMessage {
  readonly id: string
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: OutboxKind
  readonly payload: unknown
  /** Attempts, including this one. */
  readonly attempts: number
}

/** The outbox from the delivery's view. */
export interface Outbox {
  /** Starts an attempt; null if the message is no longer to be sent. */
  begin(id: string): Promise<ClaimedMessage | null>
  /** Marks a message as done; `note` says why it was not sent. */
  delivered(message: ClaimedMessage, note: string | null): Promise<void>
  failed(message: ClaimedMessage, failure: { error: string; maxAttempts: number; retryInSeconds: number }): Promise<'pending' | 'dead'>
}

export interface Delivery {
  readonly outbox: Outbox
  readonly mailer: Mailer
  /** Builds the e-mail; rejects for an invalid message. */
  write(message: ClaimedMessage): Promise<Mail>
  /** Why a message should not be sent, one sentence; null if it should. */
  withheld?(message: ClaimedMessage): Promise<string | null>
  /** Starts push notifications for a message; never rejects and is not awaited. */
  push?(message: ClaimedMessage): void
  /** Sends the text message of an outbox row. */
  sendSms(message: ClaimedMessage): Promise<void>
  /** Applies an update message to a hosted search index. */
  syncIndex(message: ClaimedMessage): Promise<void>
  readonly log: Log
  /** When aborted, writes are no longer retried. */
  readonly signal?: AbortSignal
}

/** A message that can't be delivered however often it is tried, such as a warning without a recipient. It is given up at once. */
export class Undeliverable extends Error {}

/** Sends confirmations one at a time: their number per e-mail address is limited, and concurrent ones wouldn't be counted for each other. */
const oneConfirmationAtATime = createGate(1)

/** Why a message was not sent. */
interface Fault {
  /** A sentence for the message's row. */
  readonly fault: string
  /** For the log: without the text of a mail server or a gateway, which may name a person. */
  readonly kind: string
  /** Whether a retry would fail in the same way. */
  readonly isFinal?: boolean
}

/** Sends a message; returns the error or the reason why it was not sent. */
async function send(
  { mailer, write, withheld, push, sendSms, syncIndex, signal }: Delivery,
  message: ClaimedMessage,
): Promise<Fault | { readonly note: string | null }> {
  try {
    const note = withheld ? await retryWhileDatabaseAway(() => withheld(message), signal) : null
    if (note !== null) return { note }
    push?.(message)
    if (message.kind === 'search.sync') await syncIndex(message)
    else if (message.kind.endsWith('BySms')) await sendSms(message)
    else {
      const mail = await retryWhileDatabaseAway(() => write(message), signal)
      // The Message-ID comes from the row: if the worker crashes before marking it, the second copy is recognisably the same message.
      await mailer.send({ ...mail, messageId: mail.messageId ?? outboxMessageId(message.id) })
    }
    return { note: null }
  } catch (error) {
    const isFinal = error instanceof Undeliverable
    return { fault: error instanceof Error ? error.message : String(error), kind: isFinal ? 'undeliverable' : faultKind(error), isFinal }
  }
}

async function deliver(delivery: Delivery, message: ClaimedMessage): Promise<void> {
  const { outbox, log, signal } = delivery
  // A message whose attempts always kill the worker must become a dead letter, too.
  const mostAttempts = retryPolicies.message.maxAttempts
  const sent: Awaited<ReturnType<typeof send>> =
    message.attempts > mostAttempts ? { fault: 'Each attempt was interrupted.', kind: 'interrupted' } : await send(delivery, message)
  if (!('fault' in sent)) return retryWhileDatabaseAway(() => outbox.delivered(message, sent.note), signal)
  const maxAttempts = sent.isFinal ? 1 : mostAttempts
  const failure = { error: sent.fault, maxAttempts, retryInSeconds: retryPause(retryPolicies.message, message.attempts) }
  const newStatus = await retryWhileDatabaseAway(() => outbox.failed(message, failure), signal)
  log(
    `${message.kind} ${message.id}: ${sent.kind}; ${newStatus === 'dead' ? 'given up, see the dead letters' : `again in ${failure.retryInSeconds} s`}`,
  )
}

/** Sends one outbox message and stores the result: delivered, to be retried, or a dead letter. */
export async function sendOutboxMessage(delivery: Delivery, id: string): Promise<void> {
  const message = await delivery.outbox.begin(id)
  if (!message) return
  if (message.kind === 'lead.shopper') await oneConfirmationAtATime(() => deliver(delivery, message))
  else await deliver(delivery, message)
}
