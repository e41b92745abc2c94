import { settleBookedCars } from '@forecourt/data/bookings/settleBookedCars'
import type { Database } from '@forecourt/data/createDatabase'
import { promiseAlertMail, waitingShoppers } from '@forecourt/data/shoppers/alertMails'
import { settleCarStates } from '@forecourt/data/shoppers/settleCarStates'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSites'
import { mayMailNow } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { WorkerContext } from '../createWorkerContext'
import { type FindSite, newsForSearches, newsForWatchers } from '../findCarNews'
import type { Task } from '../Task'

/** Caches site lookups. */
const memoised = (db: Database): FindSite => {
  const sites = new Map<string, Promise<PublishedSite | null>>()
  return (siteId) => {
    const known = sites.get(siteId) ?? publishedSite(db, siteId)
    sites.set(siteId, known)
    return known
  }
}

/**
 * Finds car alerts, for shoppers with a booking first, and enqueues the mails that are due (FAV-06, ENQ-24). Returns the number of mails.
 */
export async function enqueueCarNews(db: Database, now: string): Promise<number> {
  const site = memoised(db)
  const find = async (changed: Parameters<typeof newsForWatchers>[0]) => [
    ...(await newsForWatchers(changed, site)),
    ...(await newsForSearches(db, changed, site, now)),
  ]
  while ((await settleCarStates(db, now, find)) > 0);
  let promised = await settleBookedCars(db, now)
  for (const waiting of await waitingShoppers(db)) {
    const published = await site(waiting.siteId)
    if (published && mayMailNow(waiting, now, published.config) && (await promiseAlertMail(db, { ...waiting, now }))) promised += 1
  }
  return promised
}

/** Enqueues car alerts. */
export const tellCarNews: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'tellCarNews',
  // A poll is two short queries.
  schedule: { everySeconds: 5 },
  async run({ db, now }) {
    await enqueueCarNews(db, now())
  },
}
