import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Car } from '@forecourt/rules/entities/Car'
import type { StockResult } from '@forecourt/rules/entities/StockResult'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { type SearchState, sortOrders } from '@forecourt/rules/search/SearchState'
import type { StockQuery } from '@forecourt/rules/search/StockSearch'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createStockIndex } from '../createStockIndex'
import { embeddedSearch } from '../stock/embeddedSearch'
import { type FakeAlgolia, fakeAlgolia } from '../testing/fakeAlgolia'
import { seededRandom } from '../testing/seededRandom'
import { algoliaSearch } from './algoliaSearch'
import { algoliaWriter } from './algoliaWriter'

const now = '2026-03-10T10:00:00Z'
const models = { Toyota: ['Corolla', 'HiLux'], Mazda: ['2', '3', '6', 'CX-5', 'CX5'], Kia: ['Sportage'], BMW: ['118', '-X'] } as const
const random = seededRandom(7)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const cars: Car[] = Array.from({ length: 100 }, (_, at) => {
  const make = pick(Object.keys(models) as (keyof typeof models)[])
  const model = pick<string>(models[make])
  return buildCar({
    id: `car-${at}`,
    slug: `car-${at}`,
    stockNumber: `S${at}`,
    name: `${make} ${model} ${at}`,
    make,
    makeSlug: make.toLowerCase(),
    model,
    modelSlug: model.toLowerCase(),
    carType: pick(['new', 'used', 'demo']),
    status: pick(['in_stock', 'in_stock', 'coming_soon', 'sold', 'draft']),
    soldAt: pick([null, now, '2026-02-01T00:00:00Z']),
    seats: pick([null, 2, 5, 7]),
    colour: pick([null, 'Red', 'white', 'White']),
    certified: random() < 0.3,
    priceCents: pick([null, 0, 999_000, 2_500_000, 6_000_000]),
    km: Math.floor(random() * 150_000),
    year: 2010 + Math.floor(random() * 16),
    showOnDealerWebsite: random() < 0.9,
    ...pick([
      { latitude: -33.87, longitude: 151.21 },
      { latitude: -33.43, longitude: 151.34 },
      { latitude: -37.81, longitude: 144.96 },
      { latitude: null, longitude: null },
    ]),
    dealershipId: pick(['one', 'two']),
    dealershipSlug: pick(['north', 'south']),
    customRank: Math.floor(random() * 5),
    createdAt: `2026-02-0${1 + Math.floor(random() * 8)}T00:00:00.000Z`,
  })
})
const anything: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }
const site = {
  organisationId: 'org',
  dealershipIds: ['one'],
  config: buildConfig({ search: { hideUnpricedWhenCheapestFirst: true, pageSize: 12 } }),
}
const queryOf = (state: Partial<SearchState>, preset: SearchPreset = {}): StockQuery => ({
  site,
  state: { ...anything, ...state },
  preset,
  now,
})

let algolia: FakeAlgolia
beforeAll(async () => {
  algolia = await fakeAlgolia()
  const writer = algoliaWriter({ appId: 'TESTAPP', adminKey: 'admin', indexName: 'Car_production', host: algolia.host }, 'org', {
    providers: [],
    offerSubscriptions: false,
  })
  async function* pages() {
    yield cars
  }
  await writer.setUp()
  await writer.replaceAll(pages())
  algolia.publish()
})
afterAll(() => algolia.stop())
beforeEach(() => void algolia.calls.splice(0))
/** Timeout in milliseconds: the plain loops are slow. */
const timeoutMs = 60_000
const hosted = () => algoliaSearch({ appId: 'TESTAPP', key: 'search-only', indexName: 'Car_production', host: algolia.host }, timeoutMs)
const embedded = embeddedSearch(createStockIndex(cars))

/** Results by car id, as hosted cars lack a site's own settings. */
const byId = ({ nearest, ...result }: StockResult) => ({
  ...result,
  cars: result.cars.map(({ id }) => id),
  ...(nearest && { nearest: { ...nearest, cars: nearest.cars.map(({ id }) => id) } }),
})

const queries: readonly { readonly name: string; readonly state: Partial<SearchState>; readonly preset?: SearchPreset }[] = [
  { name: 'everything', state: {} },
  ...sortOrders.map((sortBy) => ({ name: `sorted by ${sortBy}`, state: { sortBy, page: 2 } })),
  { name: 'words with a typo', state: { query: 'toyata corola' } },
  { name: 'a word that no car has', state: { query: 'sportage helicopter' } },
  { name: 'several values of several facets', state: { values: { make: ['Mazda', 'Kia'], colour: ['White'], seats: ['5', '7'] } } },
  { name: 'excluded values', state: { values: { colour: ['White'] }, excluded: { make: ['Mazda', 'Kia'] } } },
  { name: 'a value that no car has', state: { values: { make: ['Lada'] } } },
  { name: 'a value that begins with a hyphen', state: { values: { model: ['-X'] } } },
  { name: 'models that look like numbers', state: { values: { make: ['Mazda'], model: ['3'] } } },
  { name: 'a model in another spelling', state: { values: { make: ['mazda'], model: ['cx 5'] } } },
  {
    name: 'ranges',
    state: { ranges: { price: { min: 5_000, max: 30_000 }, km: { min: null, max: 90_000 }, year: { min: 2015, max: null } } },
  },
  { name: 'a range without cars', state: { ranges: { year: { min: 2099, max: null } } } },
  { name: 'a range with open ends', state: { ranges: { price: { min: null, max: null } } } },
  { name: 'several conditions without results', state: { values: { make: ['Mazda'], colour: ['Turquoise'] } } },
  { name: 'a page beyond the last', state: { page: 500 } },
  { name: 'a page far beyond the last', state: { page: 1_000_000 } },
  { name: 'unknown facets and ranges', state: { values: { customRank: ['5'] }, ranges: { vin: { min: 1, max: 2 } } } },
  { name: 'a make by its slug', state: {}, preset: { make: 'mazda' } },
  { name: 'a model of a make', state: {}, preset: { make: 'Mazda', model: 'cx-5' } },
  { name: 'a dealership', state: { sortBy: 'price_asc' }, preset: { dealershipSlug: 'north', carTypes: ['used', 'demo'] } },
  { name: 'certified cars', state: {}, preset: { certified: true } },
  { name: 'the nearest first', state: { near: { postcode: '3000', km: null } } },
  { name: 'near a postcode', state: { near: { postcode: '2000', km: 25 }, values: { make: ['Mazda'] } } },
  { name: 'the cheapest near a postcode', state: { near: { postcode: '2000', km: 100 }, sortBy: 'price_asc', page: 2 } },
  { name: 'near a postcode without cars', state: { near: { postcode: '0870', km: 10 } } },
  { name: 'near an unknown postcode', state: { near: { postcode: '0001', km: 10 } } },
]

describe('a stock search with Algolia (SRC-44 to SRC-48)', () => {
  it.each(queries)('a stock search with Algolia has the same result as the embedded index: $name', async ({ state, preset = {} }) => {
    const query = queryOf(state, preset)
    expect(byId(await hosted().search(query))).toEqual(byId(await embedded.search(query)))
  })

  it('a stock search with Algolia sends the site’s rule, refinements, hits per page, query and sort with a key that may only search (CFG-14, SRC-44, SRC-45)', async () => {
    await hosted().search(queryOf({ query: 'cx', sortBy: 'price_asc', values: { make: ['Mazda'] } }))
    const [call] = algolia.calls
    expect(call).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries', key: 'search-only' })
    expect(call?.body.requests).toMatchObject([
      {
        indexName: 'Car_production_price_asc',
        query: 'cx',
        filters: expect.stringMatching(/^\(organisation_id:"org"\) AND .*\(dealership_id:"one"\)/),
        facetFilters: [['make:Mazda', 'make_key:mazda']],
        numericFilters: ['price>0'],
        hitsPerPage: 12,
        page: 0,
      },
      { facetFilters: [], facets: ['make'], hitsPerPage: 0 },
    ])
  })

  it('a stock search with Algolia reports which terms were dropped (SRC-46)', async () => {
    expect((await hosted().search(queryOf({ query: 'sportage helicopter' }))).droppedTerms).toEqual(['helicopter'])
    expect(await hosted().search(queryOf({ query: 'sportage' }))).not.toHaveProperty('droppedTerms')
  })
})

describe('a search while Algolia is unavailable', () => {
  it('a search while Algolia is unavailable rejects with Algolia’s reason if Algolia refuses it', async () => {
    algolia.refuse(1)
    await expect(hosted().search(queryOf({}))).rejects.toThrow('Invalid Application-ID or API key')
  })

  it('a search while Algolia is unavailable rejects if the connection fails', async () => {
    const nowhere = algoliaSearch({ appId: 'A', key: 'K', indexName: 'cars', host: { url: '127.0.0.1:1', protocol: 'http' } })
    await expect(nowhere.search(queryOf({}))).rejects.toThrow()
  })

  it('a search while Algolia is unavailable rejects after the timeout', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    try {
      const host = { url: `127.0.0.1:${(silent.address() as AddressInfo).port}`, protocol: 'http' } as const
      const search = algoliaSearch({ appId: 'A', key: 'K', indexName: 'cars', host }, 50)
      await expect(search.search(queryOf({}))).rejects.toThrow('Algolia has not answered within 50 ms.')
    } finally {
      silent.closeAllConnections()
      silent.close()
    }
  })
})
