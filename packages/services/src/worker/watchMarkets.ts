import type { Database } from '@forecourt/data/createDatabase'
import { claimDueMarket, sendMarketsSoon, settleMarketDelivery } from '@forecourt/data/market-feeds/marketDeliveries'
import { FetchFault } from '../http/fetchPublic'
import { deliverMarket, type MarketDelivering } from '../market-feeds/delivery/deliverMarket'
import { maxAttempts, retryDelay } from './retryDelay'
import { startLoop } from './startLoop'

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
    const retryAt = isFinal || attempts >= maxAttempts ? null : new Date(Date.parse(now) + retryDelay(attempts) * 1000).toISOString()
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

/** Sends stock files soon after cars change and on schedule. Any number of workers may run. */
export const watchMarkets = (db: Database, delivering: MarketDelivering) => {
  const onError = (error: unknown) => delivering.log(`Files for market places could not be looked at: ${reasonOf(error)}`)
  const soon = (organisationId: string | null) => {
    sendMarketsSoon(db, organisationId, instant()).catch(onError)
  }
  // Catches up on changes since the last worker stopped; unchanged files are not sent.
  soon(null)
  const stop = startLoop(() => sendDueMarket(db, delivering), onError)
  return { soon, stop }
}
