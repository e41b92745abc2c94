import { setTimeout as wait } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { siteRedirects } from '@forecourt/data/pages/redirects/siteRedirects'
import { publishedSite, publishedSites } from '@forecourt/data/sites/publishedSites'
import { changedStocks } from '@forecourt/data/stock/changedStocks'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import { loadStockIndex } from '@forecourt/search/createStockIndex'
import { createFreshIndex } from '@forecourt/search/fresh/createFreshIndex'
import { createSiteRegistry, type SiteRegistry } from './createSiteRegistry'
import { database } from './database'
import { takeListsWithoutIndex } from './listsWithoutIndex'
import { otherRequests } from './otherRequests'
import { refreshSoon } from './refreshSoon'
import type { SiteIds, SiteSource } from './SiteSource'
import { shared } from './shared'
import { type SiteCopiesOptions, withSiteCopies } from './siteCopies'

/**
 * Copies of thousands of sites are for an outage: each costs a page's share of the processor, so they take minutes, and longer while pages
 * are requested. Milliseconds.
 */
const copyPauseMs = 100
const copyYieldMs = 250

/** Maximum age of an index in milliseconds: a reload drops cars that were sold long ago. */
const indexAge = 24 * 3_600_000

/**
 * Memory of sites and search indexes in bytes, set by the server before the first request; by default half of the heap, so that a bounded
 * process doesn't run out of it.
 */
export const siteMemory = (maxBytes = getHeapStatistics().heap_size_limit / 2) => shared('siteMemory', () => maxBytes)

/** Options of site copies, set by the server before the first request; none by default. */
export const siteCopies = (options: SiteCopiesOptions | null = null) => shared('siteCopies', () => options)

/** The registry of this process. */
export function siteRegistry(): SiteRegistry {
  return shared('siteRegistry', () => {
    const db = database()
    const instant = () => new Date().toISOString()
    const copies = siteCopies()
    const source: SiteSource = {
      published: () => publishedSites(db),
      site: (siteId) => publishedSite(db, siteId),
      siteData: (site) => loadSiteData(db, site, instant()),
      redirects: (site) => siteRedirects(db, site),
      stock: (organisationId) =>
        createFreshIndex({
          source: stockSource(db, organisationId, instant),
          build: loadStockIndex,
          now: () => Date.now(),
          maxAge: indexAge,
          // Lists that were rendered without the index are rendered again.
          onReady: () => takeListsWithoutIndex(organisationId) && refreshSoon({ kind: 'carLists', organisationId }),
        }),
      changedStocks: (since) => changedStocks(db, since),
      now: () => Date.now(),
    }
    const onOutdatedCopy = ({ siteId, organisationId }: SiteIds) => refreshSoon({ kind: 'site', organisationId, siteId })
    return createSiteRegistry(copies === null ? source : withSiteCopies(source, { ...copies, onOutdatedCopy }), {
      maxBytes: siteMemory(),
      async beforeCopy() {
        await wait(copyPauseMs)
        await otherRequests().finished(copyYieldMs)
      },
    })
  })
}
