import { withQueryTimeout } from '@forecourt/data/withQueryTimeout'
import { clientNetwork } from '@forecourt/services/limits/clientNetwork'
import { createLimiter, type LimitAnswer, type Limiter } from '@forecourt/services/limits/createLimiter'
import { createSharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { allowedByAll } from '../http/allowedByAll'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

const tenMinutes = 600

/** Timeout of the shared counter; an unresponsive database sends the lead to disk. */
const timeoutMs = 500

const siteLimiter = () => shared('leadLimiter', () => createLimiter({ count: 20, seconds: tenMinutes }))
/** Senders of forms to many dealers share one count across all sites and processes. */
const sharedLimiter = () =>
  shared('leadLimiterOfAllSites', () => createSharedLimiter(database().platformPool, { name: 'leads', count: 60, seconds: tenMinutes }))

/** Form limits per address: for one site, and for all sites. */
export function leadLimiter(siteId: string): Limiter {
  return {
    take: (address: string): Promise<LimitAnswer> =>
      allowedByAll([
        () => siteLimiter().take(`${siteId} ${address}`),
        () => withQueryTimeout(timeoutMs, sharedLimiter().take(clientNetwork(address)), database()),
      ]),
  }
}
