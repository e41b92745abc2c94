import type { Server } from 'node:http'
import { cardCar } from '@forecourt/rules/car/cardCar'
import type { Car } from '@forecourt/rules/entities/Car'
import type { SearchPreset } from '@forecourt/rules/routing/SearchPreset'
import { type SearchState, sortOrders } from '@forecourt/rules/search/SearchState'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createStockIndex } from '../createStockIndex'
import { serveSearch } from '../protocol/testing/serveSearch'
import { stockHits, stockTarget } from '../stock/stockTarget'
import { seededRandom } from '../testing/seededRandom'
import { connectInProcess } from './connectInProcess'
import { connectSearch, searchTimeout } from './connectSearch'
import { type StockSearcher, searchStock } from './searchStock'

const now = '2026-03-10T10:00:00Z'
const models = { Toyota: ['Corolla', 'HiLux'], Mazda: ['2', '3', '6', 'CX-5'], Kia: ['Sportage'], BMW: ['118', '-X'] } as const
const random = seededRandom(7)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const cars: Car[] = Array.from({ length: 400 }, (_, at) => {
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
const index = createStockIndex(cars)
const config = buildConfig({ search: { hideUnpricedWhenCheapestFirst: true, pageSize: 12 } })
const dealershipIds = ['one']
const target = stockTarget({
  search: config.search,
  indexName: 'Car_production',
  index: index.engine,
  credentials: { appId: 'A', apiKey: 'K' },
  hits: stockHits(config),
  price: config.price,
  stock: config.stock,
  dealershipIds,
  now,
})
const access = { appId: 'A', apiKey: 'K', indexName: 'Car_production' }
const inProcess: StockSearcher = { client: connectInProcess(target), access }
let server: Server
let overNetwork: StockSearcher
beforeAll(async () => {
  const served = await serveSearch(target)
  server = served.server
  overNetwork = { client: connectSearch(access, { host: `localhost:${served.port}`, protocol: 'http' }), access }
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const anything: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }
const asked: { readonly name: string; readonly state: Partial<SearchState>; readonly preset?: SearchPreset }[] = [
  { name: 'everything', state: {} },
  ...sortOrders.map((sortBy) => ({ name: `sorted by ${sortBy}`, state: { sortBy, page: 2 } })),
  { name: 'words with a typo', state: { query: 'toyata corola' } },
  { name: 'several values of several facets', state: { values: { make: ['Mazda', 'Kia'], colour: ['White'], seats: ['5', '7'] } } },
  { name: 'values left out', state: { values: { colour: ['White'] }, excluded: { make: ['Mazda', 'Kia'] } } },
  { name: 'a value nothing has', state: { values: { make: ['Lada'] } } },
  { name: 'a value that begins with a hyphen', state: { values: { model: ['-X'] } } },
  { name: 'models that look like numbers', state: { values: { make: ['Mazda'], model: ['3'] } } },
  {
    name: 'ranges',
    state: { ranges: { price: { min: 5_000, max: 30_000 }, km: { min: null, max: 90_000 }, year: { min: 2015, max: null } } },
  },
  { name: 'a range that holds nothing', state: { ranges: { year: { min: 2099, max: null } } } },
  { name: 'a range left open', state: { ranges: { price: { min: null, max: null } } } },
  { name: 'a page beyond the last', state: { page: 500 } },
  { name: 'a page beyond all paging', state: { page: 1_000_000 } },
  { name: 'facets and ranges nobody knows', state: { values: { customRank: ['5'] }, ranges: { vin: { min: 1, max: 2 } } } },
  { name: 'a make by its slug', state: {}, preset: { make: 'mazda' } },
  { name: 'a model of a make', state: {}, preset: { make: 'Mazda', model: 'cx-5' } },
  { name: 'a dealership', state: { sortBy: 'price_asc' }, preset: { dealershipSlug: 'north', carTypes: ['used', 'demo'] } },
  { name: 'certified cars', state: {}, preset: { certified: true } },
  { name: 'the nearest first', state: { near: { postcode: '3000', km: null } } },
  { name: 'near a postcode', state: { near: { postcode: '2000', km: 25 }, values: { make: ['Mazda'] } } },
  { name: 'the cheapest near a postcode', state: { near: { postcode: '2000', km: 100 }, sortBy: 'price_asc', page: 2 } },
  { name: 'near where nothing is', state: { near: { postcode: '0870', km: 10 } } },
  { name: 'near a postcode that is none', state: { near: { postcode: '0001', km: 10 } } },
]

describe('a stock list asked of the algoliasearch client (SRC-44 to SRC-48)', () => {
  const direct = (state: SearchState, preset: SearchPreset) => {
    const result = index.search(state, { config, preset, dealershipIds, now })
    return { ...result, cars: result.cars.map((car) => cardCar(car, config)) }
  }

  it.each(asked)('is the engine’s own answer in process and over the network: $name', async ({ state, preset = {} }) => {
    const question = { state: { ...anything, ...state }, preset, config }
    const own = JSON.parse(JSON.stringify(direct(question.state, preset)))
    // Where nothing is found, the nearest search lends what can be chosen.
    const { facets, ranges, ...rest } = own
    const expected =
      own.total > 0 ? own : { ...rest, facets: expect.anything(), ranges: expect.objectContaining(ranges), nearest: expect.anything() }
    expect(await searchStock(inProcess, question, now)).toEqual(expected)
    expect(await searchStock(overNetwork, question, now)).toEqual(expected)
    if (own.total === 0) expect(Object.keys(facets).length).toBeGreaterThan(0)
  })

  it('gives the nearest cars where nothing is found, and leaves the facets something to choose (SRC-01)', async () => {
    const state: SearchState = { ...anything, values: { make: ['Mazda'], colour: ['Turquoise'] }, ranges: { price: { min: null, max: 1 } } }
    const [found, without] = await Promise.all([
      searchStock(inProcess, { state, preset: {}, config }, now),
      searchStock(inProcess, { state: { ...anything, values: { make: ['Mazda'] } }, preset: {}, config }, now),
    ])
    expect(found).toMatchObject({ total: 0, cars: [], nearest: { dropped: ['colour', 'price'], total: without.total } })
    expect(found.nearest?.cars.length).toBeGreaterThan(0)
    expect(found.nearest?.cars.every(({ make }) => make === 'Mazda')).toBe(true)
    expect(found.facets.body?.every(({ uncounted }) => uncounted)).toBe(true)
    expect(found.facets.colour).toContainEqual(expect.objectContaining({ value: 'Turquoise', count: 0 }))
  })

  it('finds what is within a distance of a postcode, the nearest first, and says how much there is further away (SRC-45)', async () => {
    const ask = (near: SearchState['near']) =>
      searchStock(inProcess, { state: { ...anything, ...(near ? { near } : {}) }, preset: {}, config }, now)
    const [all, near, city] = await Promise.all([ask(undefined), ask({ postcode: '2000', km: 100 }), ask({ postcode: '2000', km: 10 })])
    expect(near.near).toMatchObject({ latitude: expect.closeTo(-33.87, 1), longitude: expect.closeTo(151.21, 1) })
    expect(near.without?.near).toBe(all.total)
    expect(near.total).toBeLessThan(all.total)
    expect(city.total).toBeLessThan(near.total)
    expect(new Set(near.cars.map(({ latitude }) => latitude))).toEqual(new Set([-33.87]))
    expect((await ask({ postcode: '0001', km: 10 })).near).toBeNull()
  })

  it('finds only what the site lists: the rule is the server’s (SRC-31, SRC-33)', async () => {
    const { total } = await searchStock(inProcess, { state: anything, preset: {}, config }, now)
    expect(total).toBe(direct(anything, {}).total)
    expect(total).toBeLessThan(cars.filter(({ status }) => status !== 'draft').length)
  })
})

describe('a search that can’t be reached', () => {
  const question = { state: anything, preset: {}, config }

  it('rejects when nobody answers', async () => {
    const client = connectSearch(access, { host: 'localhost:1', protocol: 'http' })
    await expect(searchStock({ client, access }, question, now)).rejects.toThrow()
  })

  it('rejects when the key is another site’s', async () => {
    const stranger = { client: connectInProcess({ ...target, credentials: { appId: 'A', apiKey: 'another' } }), access }
    stranger.client.setClientApiKey({ apiKey: 'K' })
    await expect(searchStock(stranger, question, now)).rejects.toThrow('Invalid Application-ID or API key')
  })

  it('rejects after a second of silence', async () => {
    vi.useFakeTimers()
    const silent = searchStock({ client: { search: () => new Promise<never>(() => {}) }, access }, question, now)
    const rejected = expect(silent).rejects.toThrow('The search took too long')
    await vi.advanceTimersByTimeAsync(1000)
    await rejected
    vi.useRealTimers()
  })

  it('waits longer for the site’s own address, which no page is quicker than, than for one elsewhere (SRC-01)', () => {
    expect(searchTimeout({})).toBe(5000)
    expect(searchTimeout({ hosted: { organisationId: 'o', stock: config.stock, dealershipIds: [] } })).toBe(1000)
  })
})
