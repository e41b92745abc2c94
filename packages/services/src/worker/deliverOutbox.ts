import type { Mail, Mailer } from '../mail/Mailer'
import { maxAttempts, retryDelay } from './retryDelay'

/** A row of the outbox that is ours to deliver for the moment. */
export interface ClaimedMessage {
  readonly id: string
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: string
  readonly payload: unknown
  /** How often it was tried, this time included. */
  readonly attempts: number
}

/** The outbox as delivery sees it. A claim runs out by itself, so that a worker that dies loses nothing. */
export interface Outbox {
  claim(limit: number): Promise<readonly ClaimedMessage[]>
  delivered(message: ClaimedMessage): Promise<void>
  failed(message: ClaimedMessage, failure: { error: string; maxAttempts: number; retryInSeconds: number }): Promise<'pending' | 'dead'>
}

export interface Delivery {
  readonly outbox: Outbox
  readonly mailer: Mailer
  /** The message as an e-mail; rejects for one that can't be written. */
  write(message: ClaimedMessage): Promise<Mail>
  /** Tells a hosted search index what the message says. */
  syncIndex(message: ClaimedMessage): Promise<void>
  log(line: string): void
}

export interface DeliveryCount {
  delivered: number
  failed: number
  /** Seconds until the first of the failed ones is due again. */
  retryInSeconds: number | null
}

const batch = 10

/** Delivers what waits in the outbox, until nothing is left that is due. One message's failure is its own. */
export async function deliverOutbox({ outbox, mailer, write, syncIndex, log }: Delivery): Promise<DeliveryCount> {
  const count: DeliveryCount = { delivered: 0, failed: 0, retryInSeconds: null }
  for (;;) {
    const messages = await outbox.claim(batch)
    if (messages.length === 0) return count
    for (const message of messages) {
      try {
        if (message.kind === 'search.sync') await syncIndex(message)
        else {
          const mail = await write(message)
          // The id comes from the row: should we die before we mark it, the second copy is recognisably the same message.
          await mailer.send({ ...mail, messageId: mail.messageId ?? `${message.id}@outbox.forecourt` })
        }
      } catch (error) {
        const retryInSeconds = retryDelay(message.attempts)
        const reason = error instanceof Error ? error.message : String(error)
        const became = await outbox.failed(message, { error: reason, maxAttempts, retryInSeconds })
        log(
          `${message.kind} ${message.id}: ${reason}; ${became === 'dead' ? 'given up, see the dead letters' : `again in ${retryInSeconds} s`}`,
        )
        count.failed++
        if (became === 'pending') count.retryInSeconds = Math.min(count.retryInSeconds ?? retryInSeconds, retryInSeconds)
        continue
      }
      await outbox.delivered(message)
      count.delivered++
    }
  }
}
