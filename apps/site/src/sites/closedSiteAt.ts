import { type ClosedSite, closedSites } from '@forecourt/data/sites/publishedSites'
import { createMemo } from './createMemo'
import { database } from './database'
import { shared } from './shared'

/** Opening a site again is told to the registry, not to this list, which only names those the registry doesn't know. Milliseconds. */
const age = 5_000

/** The site that is closed for a while at a host; all of them are read at once, so that no number of unknown hosts asks more often. */
export async function closedSiteAt(host: string): Promise<ClosedSite | null> {
  const memo = shared('closedSites', () => createMemo({ load: () => closedSites(database()), maxAge: age, now: () => Date.now() }))
  const sites = await memo.get().catch(() => [])
  return sites.find(({ hosts }) => hosts.includes(host)) ?? null
}
