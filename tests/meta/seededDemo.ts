import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { loadPage } from '@forecourt/data/pages/loadPage'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import type { StockSearch } from '@forecourt/data/pages/StockSearch'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSite'
import { publishedSites } from '@forecourt/data/sites/publishedSites'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { listedCars } from '@forecourt/data/stock/search/listedCars'
import type { PageData } from '@forecourt/rules/pages/PageData'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { Route } from '@forecourt/rules/routing/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { createStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { inject } from 'vitest'
import { demoNow } from './demoNow'

/** A published demo site, with what it was made from. */
export interface DemoSite {
  readonly site: PublishedSite
  /** All of them, the site's own last. */
  readonly layers: readonly Layer[]
  readonly siteData: SiteData
  readonly request: PageRequest
}

export interface Demo {
  readonly sites: readonly DemoSite[]
  /** What a page shows, by the loaders the apps use; another config stands for what an editor did. */
  load(site: RenderedSite, siteData: SiteData, route: Route, query: string): Promise<PageData | null>
  siteDataOf(site: RenderedSite): Promise<SiteData>
  carsOf(site: RenderedSite): Promise<StockIndex['cars']>
  indexOf(site: RenderedSite): Promise<StockIndex>
  close(): Promise<void>
}

/** One index for all configs that list the same cars. */
const createIndexes = (db: Database) => {
  const indexes = new Map<string, Promise<StockIndex>>()
  return (site: RenderedSite): Promise<StockIndex> => {
    const key = JSON.stringify([site.siteId, site.config.stock])
    const index = indexes.get(key) ?? listedCars(db, site, demoNow).then(createStockIndex)
    indexes.set(key, index)
    return index
  }
}

const openSite = async (db: Database, siteId: string): Promise<DemoSite> => {
  const site = await publishedSite(db, siteId)
  const editing = await siteForEditing(db.platform, siteId)
  if (!site || !editing) throw new Error(`The demo site ${siteId} is not there.`)
  return {
    site,
    layers: [...editing.layers, siteLayer(editing.site.name, editing.draft.values)],
    siteData: await loadSiteData(db, site, demoNow),
    request: { now: demoNow, origin: `https://${site.hosts[0]}`, mode: 'live' },
  }
}

/** Opens the seeded demo of this run. */
export const openDemo = async (): Promise<Demo> => {
  const db = createDatabase(roleUrls(inject('demoDatabaseUrl')))
  const indexOf = createIndexes(db)
  const search: StockSearch = {
    search: async (site, state, preset, now) =>
      (await indexOf(site)).search(state, { config: site.config, preset, dealershipIds: site.dealershipIds, now }),
  }
  const sites: DemoSite[] = []
  for (const { siteId } of await publishedSites(db)) sites.push(await openSite(db, siteId))
  return {
    sites,
    load: (site, siteData, route, query) =>
      loadPage(db, site, route, { now: demoNow, search, query: new URLSearchParams(query), siteData }),
    siteDataOf: (site) => loadSiteData(db, site, demoNow),
    carsOf: async (site) => (await indexOf(site)).cars,
    indexOf,
    close: db.close,
  }
}
