import type { Database } from '@forecourt/data/createDatabase'
import { claimDueMarket, sendMarketsSoon, settleMarketDelivery } from '@forecourt/data/market-feeds/marketDeliveries'
import { retryPause, retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import { FetchFault } from '../../http/fetchPublic'
import { deliverMarket, type MarketDelivering } from '../../market-feeds/delivery/deliverMarket'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Lease in seconds; longer than the largest file takes. */
const lease = 600

const instant = () => new Date().toISOString()
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Sends one due file; false if none is due. Retries with backoff for about a day. */
export const sendDueMarket = async (db: Database, delivering: MarketDelivering): Promise<boolean> => {
  const startedAt = instant()
  const due = await claimDueMarket(db, { now: startedAt, leaseSeconds: lease })
  if (!due) return false
  const { template, reason } = due
  const settle = (fault: string | null, sent: Awaited<ReturnType<typeof deliverMarket>>, isFinal = false) => {
    const attempts = template.failures + 1
    const now = instant()
    const { message: policy } = retryPolicies
    const isOver = isFinal || attempts >= policy.maxAttempts
    const retryAt = isOver ? null : new Date(Date.parse(now) + retryPause(policy, attempts) * 1000).toISOString()
    return settleMarketDelivery(db, template, { reason, startedAt, now, fault, retryAt, sent })
  }
  try {
    await settle(null, await deliverMarket(db, template, delivering, { isForced: reason !== 'change', now: startedAt }))
  } catch (error) {
    if (!(error instanceof FetchFault)) delivering.log(`The file ${template.name} was not sent: ${reasonOf(error)}`)
    await settle(
      error instanceof FetchFault ? error.message : 'It could not be written. We will try again.',
      null,
      error instanceof FetchFault && error.isFinal,
    )
  }
  return true
}

/** Sends stock files soon after cars change and on schedule. */
export const sendMarketFiles: Task<Pick<WorkerContext, 'db' | 'linkSecret' | 'originTemplate' | 'trustedHosts' | 'log'>> = {
  name: 'sendMarketFiles',
  schedule: { everySeconds: 2 },
  run: ({ db, linkSecret, originTemplate, trustedHosts, log }) =>
    sendDueMarket(db, { secret: linkSecret, originTemplate, trusted: trustedHosts, log }),
}

/** Makes the stock files of one organisation or of all due, after cars changed. Unchanged files are not sent. */
export const queueMarketFiles: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'queueMarketFiles',
  run: ({ db, now }, { organisationId = null }) => sendMarketsSoon(db, organisationId, now()),
}
