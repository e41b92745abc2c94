import type { Database } from '@forecourt/data/createDatabase'
import { dueMarket, recordMarketDelivery, sendMarketsSoon } from '@forecourt/data/market-feeds/marketDeliveries'
import { retryPause, retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import { FetchFault } from '../../http/fetchPublic'
import { deliverMarket, type MarketDeliveryContext } from '../../market-feeds/delivery/deliverMarket'
import type { WorkerContext } from '../createWorkerContext'
import { laterInstant, type Task } from '../Task'

const currentTime = () => new Date().toISOString()

export interface MarketJob {
  readonly organisationId: string
  readonly id: string
  /** Due time, ISO. */
  readonly at?: string | undefined
  /** Number of the attempt, from 1: a file whose worker was killed is tried again. */
  readonly attempts: number
}

/** Sends a file if it is due. Retries with backoff for about a day. */
export const sendDueMarket = async (
  db: Database,
  { at, attempts: tries, ...key }: MarketJob,
  context: MarketDeliveryContext,
): Promise<void> => {
  const startedAt = currentTime()
  const due = await dueMarket(db, key, laterInstant(startedAt, at))
  if (!due) return
  const { template, reason } = due
  const record = (fault: string | null, sent: Awaited<ReturnType<typeof deliverMarket>>, isFinal = false) => {
    const attempts = template.failures + 1
    const now = currentTime()
    const { message: policy } = retryPolicies
    const isOver = isFinal || attempts >= policy.maxAttempts
    const retryAt = isOver ? null : new Date(Date.parse(now) + retryPause(policy, attempts) * 1000).toISOString()
    return recordMarketDelivery(db, template, { reason, startedAt, now, fault, retryAt, sent })
  }
  if (tries > retryPolicies.feed.maxAttempts) return record('Writing it was interrupted again and again.', null, true)
  try {
    await record(null, await deliverMarket(db, template, context, { isForced: reason !== 'change', now: startedAt }))
  } catch (error) {
    if (!(error instanceof FetchFault)) context.log(`The file ${template.id} was not sent`, error)
    await record(
      error instanceof FetchFault ? error.message : 'It could not be written. We will try again.',
      null,
      error instanceof FetchFault && error.isFinal,
    )
  }
}

/** Sends a stock file soon after cars change and on schedule. The database adds the job when the file is scheduled. */
export const sendMarketFile: Task<Pick<WorkerContext, 'db' | 'linkSecret' | 'originTemplate' | 'trustedHosts' | 'log'>> = {
  name: 'sendMarketFile',
  run: ({ db, linkSecret, originTemplate, trustedHosts, log }, { organisationId = '', id = '', at }, { job: { attempts } }) =>
    sendDueMarket(db, { organisationId, id, at, attempts }, { secret: linkSecret, originTemplate, trusted: trustedHosts, log }),
}

/** Makes the stock files of one organisation or of all due, after cars changed. Unchanged files are not sent. */
export const queueMarketFiles: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'queueMarketFiles',
  run: ({ db, now }, { organisationId = null }) => sendMarketsSoon(db, organisationId, now()),
}
