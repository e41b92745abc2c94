import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSite'
import { publishedSites } from '@forecourt/data/sites/publishedSites'
import { stockSource } from '@forecourt/data/stock/stockSource'
import type { Car } from '@forecourt/rules/entities/Car'
import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { loadStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { demoNow } from './demoNow'

interface LoadedSite {
  readonly site: PublishedSite
  readonly index: StockIndex
}

let db: Database
const sites = new Map<string, LoadedSite>()

/** The seeded demo as a server loads it: the organisation's cars, a page at a time, as the search index gets them. */
beforeAll(async () => {
  db = createDatabase(roleUrls(inject('demoDatabaseUrl')))
  for (const { siteId } of await publishedSites(db)) {
    const site = await publishedSite(db, siteId)
    if (!site) throw new Error(`The demo site ${siteId} is not there.`)
    sites.set(site.slug, { site, index: await loadStockIndex(stockSource(db, site.organisationId, () => demoNow).pages()) })
  }
})
afterAll(() => db.close())

function search(slug: string, asked: Partial<SearchState>): StockResult {
  const found = sites.get(slug)
  if (!found) throw new Error(`There is no demo site ${slug}.`)
  const { site, index } = found
  const config = { ...site.config, search: { ...site.config.search, pageSize: 1000, filters: [...site.config.search.filters] } }
  const state: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {}, ...asked }
  return index.search(state, { config, preset: {}, dealershipIds: site.dealershipIds, now: demoNow })
}

const has = (feature: string) => (car: Car) => car.standardEquipment.includes(feature)

describe('the stock of a site as its server loads it', () => {
  it('is refined by features (SRC-03)', () => {
    const all = search('meridian', {}).cars
    const expected = all.filter(has('Panoramic sunroof')).length
    expect(expected).toBeGreaterThan(20)
    expect(search('meridian', { values: { filtered_features: ['Panoramic sunroof'] } }).total).toBe(expected)
  })
})
