import {
  type DestinationKey,
  type DueDelivery,
  nextDue,
  recordDelivery,
  type TriedDelivery,
} from '@forecourt/data/leads/delivery/dueDeliveries'
import type { LeadDestination } from '@forecourt/data/leads/delivery/LeadDestination'
import { nextRetryAt } from '@forecourt/rules/leads/delivery/nextRetryAt'
import { retryPause, retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import type { Log } from '../logging/Log'
import { retryWhileDatabaseAway } from '../retryWhileDatabaseAway'
import type { DeliveryResult } from './postLead'
import { type SendDeliveryContext, sendDelivery } from './sendDelivery'

export interface LeadDeliveryContext extends SendDeliveryContext {
  readonly log: Log
  /** Jitter, 0 to 1; random by default. */
  readonly chance?: () => number
  /** When aborted, no further delivery starts. */
  readonly signal?: AbortSignal
}

/** Maximum number of deliveries to a destination in a row, before other destinations get their turn. */
const batchSize = 50

const addSeconds = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()

const toTriedDelivery = (
  { sent, startedAt, now }: { readonly sent: DeliveryResult; readonly startedAt: string; readonly now: string },
  delivery: DueDelivery,
  { failures }: LeadDestination,
  chance: number,
): TriedDelivery => {
  const { retryAfterSeconds } = sent
  const tried = { tries: delivery.attempts + 1, since: delivery.triedSince ?? startedAt, now, retryAfterSeconds, chance }
  // Test deliveries have no retry: the user watches the result.
  const nextAt = sent.fault === null || delivery.leadId === null ? null : nextRetryAt(tried)
  const pauseSeconds = Math.max(retryPause(retryPolicies.destination, failures + 1), Math.min(retryAfterSeconds ?? 0, 86_400))
  return { ...sent, startedAt, now, nextAt, quietUntil: addSeconds(now, pauseSeconds) }
}

/**
 * Sends the due deliveries of one destination, in order of their due time; true if more may be due. The destination's named queue gives it
 * to one worker at a time. Deliveries that a killed worker sent but did not record are sent again under the same id.
 */
export const deliverLeads = async (context: LeadDeliveryContext, destinationKey: DestinationKey): Promise<boolean> => {
  const { db, now, log, signal, chance = Math.random } = context
  for (let count = 0; count < batchSize; count++) {
    if (signal?.aborted) return true
    const due = await nextDue(db, destinationKey, now())
    if (!due) return false
    const { delivery, destination } = due
    const startedAt = now()
    const sent = await sendDelivery(context, destination, delivery)
    // The shopper was erased, and the delivery with them.
    if (!sent) continue
    const tried = toTriedDelivery({ sent, startedAt, now: now() }, delivery, destination, chance())
    await retryWhileDatabaseAway(() => recordDelivery(db, destination, delivery, tried), signal)
    if (tried.fault !== null)
      log(
        `The delivery ${delivery.id} to the destination ${destination.id} failed (${tried.statusCode ?? 'no response'}); ${tried.nextAt === null ? 'given up' : `again at ${tried.nextAt}`}`,
      )
  }
  return true
}
