import { type ClosedSite, closedSites } from '@forecourt/data/sites/publishedSites'
import { createMemo } from './createMemo'
import { database } from './database'
import { shared } from './shared'

/** Maximum age in milliseconds. Reopening a site notifies the registry; this list only covers unknown hosts. */
const age = 5_000

/** The temporarily closed site of a host. Reads all of them at once, so that unknown hosts cause no further queries. */
export async function closedSiteAt(host: string): Promise<ClosedSite | null> {
  const memo = shared('closedSites', () => createMemo({ load: () => closedSites(database()), maxAge: age, now: () => Date.now() }))
  const sites = await memo.get().catch(() => [])
  return sites.find(({ hosts }) => hosts.includes(host)) ?? null
}
