import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { loadPage } from '@forecourt/data/pages/loadPage'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { type PublishedSite, publishedSite, publishedSites } from '@forecourt/data/sites/publishedSites'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { listedCars } from '@forecourt/data/stock/search/listedCars'
import type { PageData, PageRequest } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import type { SearchedSite, StockSearch } from '@forecourt/rules/search/StockSearch'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { createStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { afterAll, inject } from 'vitest'
import { demoNow } from './demoNow'
import { frozen } from './frozen'

/** A published demo site and its sources. */
export interface DemoSite {
  readonly site: PublishedSite
  /** All layers, the site's own last. */
  readonly layers: readonly Layer[]
  readonly siteData: SiteData
  readonly request: PageRequest
}

export interface Demo {
  readonly sites: readonly DemoSite[]
  /** Page data by the apps' loaders; another config simulates an edit. */
  load(site: RenderedSite, siteData: SiteData, route: Route, query: string): Promise<PageData | null>
  siteDataOf(site: RenderedSite): Promise<SiteData>
  carsOf(site: RenderedSite): Promise<StockIndex['cars']>
  indexOf(site: RenderedSite): Promise<StockIndex>
}

/** Connections of the current file. */
let connected: Database | null = null

const database = (): Database => {
  connected ??= createDatabase(roleUrls(inject('demoDatabaseUrl')))
  return connected
}

/** One index for all configs that list the same cars. */
const indexes = new Map<string, Promise<StockIndex>>()
const indexOf = (site: SearchedSite): Promise<StockIndex> => {
  const key = JSON.stringify([site.organisationId, site.dealershipIds, site.config.stock])
  const index = indexes.get(key) ?? listedCars(database(), site, demoNow).then(createStockIndex)
  indexes.set(key, index)
  return index
}

const search: StockSearch = {
  search: async ({ site, state, preset, now }) => (await indexOf(site)).search(state, { ...site, preset, now }),
}

const openSite = async (db: Database, siteId: string): Promise<DemoSite> => {
  const site = await publishedSite(db, siteId)
  const editing = await siteForEditing(db.platform, siteId)
  if (!site || !editing) throw new Error(`The demo site ${siteId} is not there.`)
  return frozen({
    site,
    layers: [...editing.layers, siteLayer(editing.site.name, editing.draft.values)],
    siteData: await loadSiteData(db, site, demoNow),
    request: { now: demoNow, origin: `https://${site.hosts[0]}`, mode: 'live' },
  })
}

const openAll = async (): Promise<Demo> => {
  const sites: DemoSite[] = []
  for (const { siteId } of await publishedSites(database())) sites.push(await openSite(database(), siteId))
  return {
    sites,
    load: (site, siteData, route, query) =>
      loadPage(database(), site, route, { now: demoNow, search, query: new URLSearchParams(query), siteData }),
    siteDataOf: (site) => loadSiteData(database(), site, demoNow),
    carsOf: async (site) => (await indexOf(site)).cars,
    indexOf,
  }
}

let opened: Promise<Demo> | null = null

/** Opens the seeded demo of this run. Files of a process share loaded data, which is frozen; connections are closed after each file. */
export const openDemo = (): Promise<Demo> => {
  afterAll(async () => {
    await connected?.close()
    connected = null
  })
  opened ??= openAll()
  return opened
}
