import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { type PublishedSite, publishedSite, publishedSites } from '@forecourt/data/sites/publishedSites'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import type { Car } from '@forecourt/rules/entities/Car'
import type { StockResult } from '@forecourt/rules/entities/StockResult'
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

/** The seeded demo as a server loads it: cars in pages, as for the search index. */
beforeAll(async () => {
  db = createDatabase(roleUrls(inject('demoDatabaseUrl')))
  for (const { siteId } of await publishedSites(db)) {
    const site = await publishedSite(db, siteId)
    if (!site) throw new Error(`The demo site ${siteId} is not there.`)
    sites.set(site.slug, { site, index: await loadStockIndex(stockSource(db, site.organisationId, () => demoNow).pages()) })
  }
})
afterAll(() => db.close())

function search(slug: string, searchState: Partial<SearchState>): StockResult {
  const found = sites.get(slug)
  if (!found) throw new Error(`There is no demo site ${slug}.`)
  const { site, index } = found
  const config = { ...site.config, search: { ...site.config.search, pageSize: 1000, filters: [...site.config.search.filters] } }
  const state: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {}, ...searchState }
  return index.search(state, { config, preset: {}, dealershipIds: site.dealershipIds, now: demoNow })
}

const isBody = (body: string) => (car: Car) => car.simpleBody === body
const isMake = (make: string) => (car: Car) => car.make === make
const isModel = (model: string) => (car: Car) => car.model === model
const isElectric = (car: Car) => car.simpleFuel === 'Electric'
const has =
  (...features: readonly string[]) =>
  (car: Car) =>
    features.some((feature) => car.standardEquipment.includes(feature))

describe('the stock of a site as its server loads it', () => {
  it('the stock of a site as its server loads it is refined by features (SRC-03)', () => {
    const all = search('meridian', {}).cars
    const expected = all.filter(has('Panoramic sunroof')).length
    expect(expected).toBeGreaterThan(20)
    expect(search('meridian', { values: { filtered_features: ['Panoramic sunroof'] } }).total).toBe(expected)
  })

  it.each<{ query: string; site?: string; are: (car: Car) => boolean; dropped?: string[] }>([
    { query: 'utes', are: isBody('Ute') },
    { query: 'sedans', are: isBody('Sedan') },
    { query: 'vw', are: isMake('Volkswagen') },
    { query: 'vw golf', are: (car) => isMake('Volkswagen')(car) && isModel('Golf')(car) },
    { query: 'merc', are: isMake('Mercedes-Benz') },
    { query: 'ford', are: isMake('Ford') },
    { query: 'toyota cars', are: isMake('Toyota') },
    { query: 'toyota for sale', are: isMake('Toyota') },
    { query: 'second hand toyota', are: (car) => isMake('Toyota')(car) && car.carType === 'used' },
    { query: 'ｔｏｙｏｔａ', are: isMake('Toyota') },
    { query: 'corrola', are: ({ model }) => model.startsWith('Corolla') },
    { query: 'mazda3', are: isModel('Mazda3') },
    { query: 'electric car', are: isElectric },
    { query: 'cars', are: () => true },
    { query: 'one owner', are: (car) => car.tag === 'One Owner' },
    {
      query: 'brisbane',
      are: (car) => car.city === 'Brisbane' || car.locationName.includes('Brisbane') || car.dealershipName.includes('Brisbane'),
    },
    { query: 'sunroof', are: has('Panoramic sunroof') },
    { query: 'reversing cameras', are: has('Reversing camera') },
    { query: 'heated seats', are: has('Heated front seats') },
    { query: 'bluetooth', are: has('Bluetooth phone and audio') },
    { query: 'tow bar', are: has('Tow bar') },
    { query: 'towbar', are: has('Tow bar') },
    { query: 'apple carplay', are: has('Apple CarPlay and Android Auto') },
    { query: 'turbo', are: (car) => car.variant.induction === 'Turbo' },
    { query: 'v8', are: (car) => car.cylinders === 8 },
    { query: 'toyota helicopter', are: isMake('Toyota'), dropped: ['helicopter'] },
    { query: 'learner', site: 'long-paddock', are: (car) => car.variant.licence === 'learner' },
    { query: 'motorbikes', site: 'long-paddock', are: (car) => car.itemType === 'motorcycle' },
    { query: 'bunk', site: 'long-paddock', are: (car) => /bunk/i.test(car.specifications.layout ?? '') },
    { query: 'model y', site: 'stillwater', are: isModel('Model Y') },
  ])('“$query” finds exactly what a shopper means (SRC-06)', ({ query, site = 'meridian', are, dropped }) => {
    const expected = search(site, {}).cars.filter(are)
    expect(expected.length).toBeGreaterThan(0)
    const found = search(site, { query })
    expect(found.cars.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort())
    expect(found.droppedTerms).toEqual(dropped)
  })

  it.each<{ query: string; are: (car: Car) => boolean }>([
    { query: 'mazda 3', are: isModel('Mazda3') },
    { query: 'mazda-3', are: isModel('Mazda3') },
    { query: 'ev', are: isElectric },
    { query: 'suvs', are: isBody('SUV') },
    { query: 'hybrids', are: (car) => car.simpleFuel === 'Hybrid' || car.simpleFuel === 'PHEV' },
    { query: 'all wheel drive', are: (car) => car.drive === 'AWD' },
  ])('“$query” shows everything that a shopper means before anything else (SRC-06)', ({ query, are }) => {
    const expected = search('meridian', {}).cars.filter(are)
    expect(expected.length).toBeGreaterThan(0)
    const first = search('meridian', { query }).cars.slice(0, expected.length)
    expect(first.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
  })
})
