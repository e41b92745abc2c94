import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import type { Mail, Mailer } from '../mail/createMailer'
import { maxAttempts, retryDelay } from './retryDelay'

/** An outbox row claimed for delivery. */
export interface ClaimedMessage {
  readonly id: string
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: OutboxKind
  readonly payload: unknown
  /** Attempts, including this one. */
  readonly attempts: number
}

/** The outbox from the delivery's view. Claims expire, so that a crashed worker loses nothing. */
export interface Outbox {
  claim(limit: number): Promise<readonly ClaimedMessage[]>
  /** Extends the claims. */
  renew(messages: readonly ClaimedMessage[]): Promise<void>
  /** Releases claims that were not attempted. */
  giveBack(messages: readonly ClaimedMessage[]): Promise<void>
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
  log(line: string): void
  /** When aborted, no further message starts and claims are released. */
  readonly signal?: AbortSignal
}

export interface DeliveryCount {
  delivered: number
  failed: number
  /** Seconds until the first retry is due. */
  retryInSeconds: number | null
}

const batch = 10
/** Claim renewal interval in milliseconds, well below the claim's lease. */
const renewEvery = 5_000
/** Milliseconds before a write is retried while the database is unavailable. */
const awayPause = 250

/** Retries a write until the database is back: a message that was sent is marked, not sent twice. */
async function onceBack<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || signal?.aborted) throw error
      await wait(awayPause)
    }
  }
}

/** Sends a message; returns the error or the reason why it was not sent. */
async function send(
  { mailer, write, withheld, push: tell, sendSms, syncIndex, signal }: Delivery,
  message: ClaimedMessage,
): Promise<{ readonly fault: string } | { readonly note: string | null }> {
  try {
    const note = withheld ? await onceBack(() => withheld(message), signal) : null
    if (note !== null) return { note }
    tell?.(message)
    if (message.kind === 'search.sync') await syncIndex(message)
    else if (message.kind.endsWith('BySms')) await sendSms(message)
    else {
      const mail = await onceBack(() => write(message), signal)
      // The Message-ID comes from the row: if the worker crashes before marking it, the second copy is recognisably the same message.
      await mailer.send({ ...mail, messageId: mail.messageId ?? `${message.id}@outbox.forecourt` })
    }
    return { note: null }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** Delivers all due messages of the outbox. A failed message doesn't affect others. */
export async function deliverOutbox(delivery: Delivery): Promise<DeliveryCount> {
  const { outbox, log, signal } = delivery
  const count: DeliveryCount = { delivered: 0, failed: 0, retryInSeconds: null }
  for (;;) {
    if (signal?.aborted) return count
    const messages = await outbox.claim(batch)
    if (messages.length === 0) return count
    const ours = [...messages]
    const holding = setInterval(() => void outbox.renew([...ours]).catch(() => {}), renewEvery)
    try {
      for (const message of messages) {
        if (signal?.aborted) {
          await outbox.giveBack(ours)
          return count
        }
        const sent = await send(delivery, message)
        if ('fault' in sent) {
          const retryInSeconds = retryDelay(message.attempts)
          const became = await onceBack(() => outbox.failed(message, { error: sent.fault, maxAttempts, retryInSeconds }), signal)
          log(
            `${message.kind} ${message.id}: ${sent.fault}; ${became === 'dead' ? 'given up, see the dead letters' : `again in ${retryInSeconds} s`}`,
          )
          count.failed++
          if (became === 'pending') count.retryInSeconds = Math.min(count.retryInSeconds ?? retryInSeconds, retryInSeconds)
        } else {
          await onceBack(() => outbox.delivered(message, sent.note), signal)
          count.delivered++
        }
        ours.shift()
      }
    } finally {
      clearInterval(holding)
    }
  }
}
