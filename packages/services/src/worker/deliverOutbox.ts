import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import type { Mail, Mailer } from '../mail/createMailer'
import { maxAttempts, retryDelay } from './retryDelay'

/** A row of the outbox that is ours to deliver for the moment. */
export interface ClaimedMessage {
  readonly id: string
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: OutboxKind
  readonly payload: unknown
  /** How often it was tried, this time included. */
  readonly attempts: number
}

/** The outbox as delivery sees it. A claim runs out by itself, so that a worker that dies loses nothing. */
export interface Outbox {
  claim(limit: number): Promise<readonly ClaimedMessage[]>
  /** Holds what was claimed for longer. */
  renew(messages: readonly ClaimedMessage[]): Promise<void>
  /** Lets go of what was claimed and not tried. */
  giveBack(messages: readonly ClaimedMessage[]): Promise<void>
  /** Settles a message; `note` says why it was not sent. */
  delivered(message: ClaimedMessage, note: string | null): Promise<void>
  failed(message: ClaimedMessage, failure: { error: string; maxAttempts: number; retryInSeconds: number }): Promise<'pending' | 'dead'>
}

export interface Delivery {
  readonly outbox: Outbox
  readonly mailer: Mailer
  /** The message as an e-mail; rejects for one that can't be written. */
  write(message: ClaimedMessage): Promise<Mail>
  /** Why a message is not to be sent, in a sentence; null for one that is. */
  withheld?(message: ClaimedMessage): Promise<string | null>
  /** Begins to tell people's devices of what they are written about; never rejects, and nothing waits for it. */
  push?(message: ClaimedMessage): void
  /** Sends the text message that the outbox row asks for. */
  sendSms(message: ClaimedMessage): Promise<void>
  /** Updates a hosted search index as the message says. */
  syncIndex(message: ClaimedMessage): Promise<void>
  log(line: string): void
  /** Aborted, no further message is begun: what was claimed goes back. */
  readonly signal?: AbortSignal
}

export interface DeliveryCount {
  delivered: number
  failed: number
  /** Seconds until the first of the failed ones is due again. */
  retryInSeconds: number | null
}

const batch = 10
/** Well within the time for which a message is claimed. Milliseconds. */
const renewEvery = 5_000
/** Retry interval for what only an absent database stands in the way of. Milliseconds. */
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

/** Sends one message; what went wrong, if something did, or why it is not sent. */
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
      // The id comes from the row: should we die before we mark it, the second copy is recognisably the same message.
      await mailer.send({ ...mail, messageId: mail.messageId ?? `${message.id}@outbox.forecourt` })
    }
    return { note: null }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** Delivers what waits in the outbox, until nothing is left that is due. One message's failure is its own. */
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
