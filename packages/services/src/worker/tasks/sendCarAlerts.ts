import { notifyOfBookedCars } from '@forecourt/data/bookings/notifyOfBookedCars'
import type { Database } from '@forecourt/data/createDatabase'
import { enqueueAlertMail, shoppersToAlert } from '@forecourt/data/shoppers/alertMails'
import { findCarAlerts } from '@forecourt/data/shoppers/findCarAlerts'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSites'
import { mayMailNow } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { WorkerContext } from '../createWorkerContext'
import { type FindSite, newsForSearches, newsForWatchers } from '../findCarNews'
import type { Task } from '../Task'

/** Caches site lookups. */
const cachedSiteFinder = (db: Database): FindSite => {
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
export async function enqueueCarAlerts(db: Database, now: string): Promise<number> {
  const site = cachedSiteFinder(db)
  const find = async (changed: Parameters<typeof newsForWatchers>[0]) => [
    ...(await newsForWatchers(changed, site)),
    ...(await newsForSearches(db, changed, site, now)),
  ]
  while ((await findCarAlerts(db, now, find)) > 0);
  let enqueued = await notifyOfBookedCars(db, now)
  for (const waiting of await shoppersToAlert(db)) {
    const published = await site(waiting.siteId)
    if (published && mayMailNow(waiting, now, published.config) && (await enqueueAlertMail(db, { ...waiting, now }))) enqueued += 1
  }
  return enqueued
}

/** Enqueues car alerts. */
export const sendCarAlerts: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'sendCarAlerts',
  // So often because a poll costs only two short queries.
  schedule: { everySeconds: 5 },
  async run({ db, now }) {
    await enqueueCarAlerts(db, now())
  },
}
