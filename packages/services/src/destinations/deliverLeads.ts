import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import {
  claimDestination,
  type DueDelivery,
  nextDue,
  releaseDestination,
  renewDestination,
  settleDelivery,
  type TriedDelivery,
} from '@forecourt/data/leads/delivery/dueDeliveries'
import type { LeadDestination } from '@forecourt/data/leads/delivery/LeadDestination'
import { nextTry } from '@forecourt/rules/leads/delivery/nextTry'
import type { DeliveryResult, DeliverySending } from './DestinationDelivery'
import { sendDelivery } from './sendDelivery'

export interface LeadDelivering extends DeliverySending {
  log(line: string): void
  /** Jitter, 0 to 1; random unless said. */
  readonly chance?: () => number
  /** Aborted, nothing further is begun. */
  readonly signal?: AbortSignal
}

/** For how long a destination is one worker's, unless it is renewed. Seconds. */
const leaseSeconds = 20
/** Milliseconds. */
const renewEvery = 5_000
/** How many are sent to one destination before another has its turn. */
const mostInTurn = 50
/** A destination that fails is left alone for a while, twice as long each time, up to five minutes. Seconds. */
const quietSeconds = (failures: number) => Math.min(5 * 2 ** Math.min(failures, 10), 300)
/** Milliseconds until a write is tried again that only an absent database stands in the way of. */
const awayPause = 250

const later = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()

const triedOf = (
  { sent, startedAt, now }: { readonly sent: DeliveryResult; readonly startedAt: string; readonly now: string },
  delivery: DueDelivery,
  { failures }: LeadDestination,
  chance: number,
): TriedDelivery => {
  const { retryAfterSeconds } = sent
  const tried = { tries: delivery.attempts + 1, since: delivery.triedSince ?? startedAt, now, retryAfterSeconds, chance }
  // Whoever presses the button for a test looks at what comes of it: it is tried once.
  const nextAt = sent.fault === null || delivery.leadId === null ? null : nextTry(tried)
  const quiet = Math.max(quietSeconds(failures), Math.min(retryAfterSeconds ?? 0, 86_400))
  return { ...sent, startedAt, now, nextAt, quietUntil: later(now, quiet) }
}

/** What was sent is written down also when the database went away meanwhile: else it would be sent twice. */
const onceBack = async (work: () => Promise<void>, signal: AbortSignal | undefined): Promise<void> => {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || signal?.aborted) throw error
      await wait(awayPause)
    }
  }
}

/**
 * Sends what is due to one destination, in the order in which it is due; false where nothing is. Any number of workers may do so: a
 * destination is one's at a time, and what a killed one had sent and not written down is sent again under the same id.
 */
export const deliverLeads = async (delivering: LeadDelivering): Promise<boolean> => {
  const { db, now, log, signal, chance = Math.random } = delivering
  const claimed = await claimDestination(db, { now: now(), leaseSeconds })
  if (!claimed) return false
  const holding = setInterval(() => void renewDestination(db, claimed, { now: now(), leaseSeconds }).catch(() => {}), renewEvery)
  try {
    for (let count = 0; count < mostInTurn && !signal?.aborted; count++) {
      const due = await nextDue(db, claimed, now())
      if (!due) break
      const { delivery, destination } = due
      const startedAt = now()
      const sent = await sendDelivery(delivering, destination, delivery)
      // Whoever it was about is forgotten, and the delivery with them.
      if (!sent) continue
      const tried = triedOf({ sent, startedAt, now: now() }, delivery, destination, chance())
      await onceBack(() => settleDelivery(db, destination, delivery, tried), signal)
      if (tried.fault !== null)
        log(
          `${destination.name} did not get ${delivery.id}: ${tried.fault}; ${tried.nextAt === null ? 'given up' : `again at ${tried.nextAt}`}`,
        )
    }
  } finally {
    clearInterval(holding)
    await releaseDestination(db, claimed).catch(() => {})
  }
  return true
}
