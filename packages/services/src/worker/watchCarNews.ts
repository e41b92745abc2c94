import type { Database } from '@forecourt/data/createDatabase'
import { promiseAlertMail, waitingShoppers } from '@forecourt/data/shoppers/alertMails'
import { settleCarStates } from '@forecourt/data/shoppers/settleCarStates'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSite'
import { mayMailNow } from '@forecourt/rules/accounts/alerts/mayMailNow'
import { newsForSearches, newsForWatchers, type SiteSource } from './findCarNews'

/** Poll interval: a look costs two short queries over what waits. Milliseconds. */
const pause = 5_000

/** Sites, each looked up once. */
const memoised = (db: Database): SiteSource => {
  const sites = new Map<string, Promise<PublishedSite | null>>()
  return (siteId) => {
    const known = sites.get(siteId) ?? publishedSite(db, siteId)
    sites.set(siteId, known)
    return known
  }
}

/** Finds what is new of cars for whom, and promises the mails that may go out now (FAV-06). Says how many mails it promised. */
export async function tellCarNews(db: Database, now: string): Promise<number> {
  const site = memoised(db)
  const find = async (changed: Parameters<typeof newsForWatchers>[0]) => [
    ...(await newsForWatchers(changed, site)),
    ...(await newsForSearches(db, changed, site, now)),
  ]
  while ((await settleCarStates(db, now, find)) > 0);
  let promised = 0
  for (const waiting of await waitingShoppers(db)) {
    const published = await site(waiting.siteId)
    if (published?.config.auth.enabled && mayMailNow(waiting, now, published.config) && (await promiseAlertMail(db, { ...waiting, now })))
      promised += 1
  }
  return promised
}

/** Looks every few seconds what is new of cars; it looks instead of being woken, so that no word gets lost. */
export function watchCarNews(db: Database, log: (line: string) => void): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    try {
      await tellCarNews(db, new Date().toISOString())
    } catch (error) {
      log(`News of cars could not be looked for: ${error instanceof Error ? error.message : error}`)
    } finally {
      if (!stopped) timer = setTimeout(begin, pause)
    }
  }
  function begin(): void {
    looking = look()
  }
  begin()

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
