import { createHash } from 'node:crypto'
import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import type { RoleUrls } from '@forecourt/data/migrate/roleUrls'
import { loadPage } from '@forecourt/data/pages/loadPage'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { type PublishedSite, publishedSite, publishedSites } from '@forecourt/data/sites/publishedSites'
import { listedCars } from '@forecourt/data/stock/search/listedCars'
import { allPageRules } from '@forecourt/rules/pages/findPageRules'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { carHref } from '@forecourt/rules/routing/carHref'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { createStockIndex } from '@forecourt/search/createStockIndex'
import { embeddedSearch } from '@forecourt/search/stock/embeddedSearch'

/** Sites and cars of each that are compared: spread over all by their ids. */
const maxSites = 50
const maxCars = 20

/** Every nth, at most `most`, so that the same ones are chosen each time. */
const spread = <T>(all: readonly T[], max: number): T[] => {
  const step = Math.max(1, Math.ceil(all.length / max))
  return all.filter((_one, at) => at % step === 0)
}

/** Addresses of page kinds without parameters. */
const fixedPaths = allPageRules
  .flatMap(([, { addresses = {} }]) => Object.keys(addresses))
  .filter((pattern) => !pattern.includes(':'))
  .map((pattern) => pattern.replace('/*', ''))

/** Counts of views change all the time. */
const withoutViews = (key: string, value: unknown) => (key === 'views' ? undefined : value)

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value, withoutViews)).digest('hex')

const hashSite = async (db: Database, site: PublishedSite, now: string, hashes: Map<string, string>) => {
  const siteData = await loadSiteData(db, site, now)
  const index = createStockIndex(await listedCars(db, site, now))
  const search = embeddedSearch(index)
  const cars = spread(
    index.cars.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    maxCars,
  )
  const paths = [
    ...['/', ...site.config.pages.list.map(({ path }) => path), ...fixedPaths, site.config.finance.path],
    ...siteData.locations.map((location) => locationHref(site.config, location)),
    ...siteData.range.map(({ path }) => path),
    ...cars.map(carHref),
  ]
  for (const path of new Set(paths)) {
    const match = matchRoute(site.config, siteData.names, path)
    if (match.kind !== 'page') continue
    const data = await loadPage(db, site, match.route, { now, search, query: new URLSearchParams(), siteData })
    hashes.set(`${site.slug} ${path}`, hashOf({ route: match.route, config: site.config, data }))
  }
}

/**
 * Hashes of pages of live sites at one instant, by site and address: of everything that a page is rendered from, as a page is a pure
 * function of that. Needs no site server.
 *
 * @param now ISO in UTC
 */
export const pageHashes = async (urls: Pick<RoleUrls, 'app' | 'platform'>, now: string): Promise<ReadonlyMap<string, string>> => {
  const db = createDatabase({ ...urls, poolSize: 2 })
  try {
    const hashes = new Map<string, string>()
    const sites = (await publishedSites(db)).map(({ siteId }) => siteId).toSorted()
    for (const siteId of spread(sites, maxSites)) {
      const site = await publishedSite(db, siteId)
      if (site) await hashSite(db, site, now, hashes)
    }
    return hashes
  } finally {
    await db.close()
  }
}

export interface PageComparison {
  readonly same: number
  readonly different: readonly string[]
  /** Changed while they were hashed: nothing can be concluded. */
  readonly changed: number
}

/** Compares pages before, twice, with those after a restore to a time between the two. */
export const comparePages = (
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
  restored: ReadonlyMap<string, string>,
): PageComparison => {
  const all = new Set([...first.keys(), ...second.keys(), ...restored.keys()])
  const stable = [...all].filter((page) => first.get(page) === second.get(page))
  const different = stable.filter((page) => restored.get(page) !== first.get(page)).toSorted()
  return { same: stable.length - different.length, different, changed: all.size - stable.length }
}
