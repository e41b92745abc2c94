import { answeredWithin } from '@forecourt/data/answeredWithin'
import { clientNetwork } from '@forecourt/services/limits/clientNetwork'
import { createLimiter, type LimitAnswer, type Limiter } from '@forecourt/services/limits/createLimiter'
import { createSharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { allowedByAll } from '../http/allowedByAll'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

const tenMinutes = 600

/** How long a lead waits for the count that all processes share: where the database hangs, it goes to disk. Milliseconds. */
const patience = 500

const onSite = () => shared('leadLimiter', () => createLimiter({ count: 20, seconds: tenMinutes }))
/** Whoever sends forms to many dealers is counted once for all, by all processes. */
const onAllSites = () =>
  shared('leadLimiterOfAllSites', () => createSharedLimiter(database().platformPool, { name: 'leads', count: 60, seconds: tenMinutes }))

/** How many forms one address may send: to one site, and to all of them together. */
export function leadLimiter(siteId: string): Limiter {
  return {
    take: (address: string): Promise<LimitAnswer> =>
      allowedByAll([
        () => onSite().take(`${siteId} ${address}`),
        () => answeredWithin(patience, onAllSites().take(clientNetwork(address))),
      ]),
  }
}
