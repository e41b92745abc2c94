import { postgresSearch } from '@forecourt/data/stock/search/postgresSearch'
import { searchedCars } from '@forecourt/data/stock/search/searchedCars'
import { addCars } from '@forecourt/data/testing/addCars'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld } from '@forecourt/data/testing/useWorld'
import type { Car } from '@forecourt/rules/entities/Car'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { carAppeal, carReadiness } from '@forecourt/rules/search/list/recommendation'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { SearchedSite, StockSearch } from '@forecourt/rules/search/StockSearch'
import { loadStockIndex } from '@forecourt/search/createStockIndex'
import { algoliaSearch } from '@forecourt/search/hosted/algoliaSearch'
import { algoliaWriter } from '@forecourt/search/hosted/algoliaWriter'
import { embeddedSearch } from '@forecourt/search/stock/embeddedSearch'
import { type FakeAlgolia, fakeAlgolia } from '@forecourt/search/testing/fakeAlgolia'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()

const now = '2026-06-10T00:00:00.000Z'
const anything: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }

const stock: readonly (Partial<Car> & { readonly id: string })[] = [
  {
    id: 'dear',
    name: '2024 Mazda CX-5',
    make: 'Mazda',
    makeSlug: 'mazda',
    model: 'CX-5',
    modelSlug: 'cx-5',
    priceCents: 9_000_000,
    km: 10,
    year: 2024,
    customRank: 600,
    standardEquipment: ['Sunroof'],
  },
  {
    id: 'cheap',
    name: '2010 Kia Rio',
    make: 'Kia',
    makeSlug: 'kia',
    model: 'Rio',
    modelSlug: 'rio',
    priceCents: 500_000,
    km: 200_000,
    year: 2010,
    customRank: 500,
  },
  {
    id: 'spelt',
    name: '2018 MAZDA CX5',
    make: 'MAZDA',
    makeSlug: 'mazda',
    model: 'CX5',
    modelSlug: 'cx5',
    priceCents: 3_000_000,
    km: 50_000,
    year: 2018,
    customRank: 400,
    carType: 'demo',
  },
  {
    id: 'unpriced',
    name: '2022 Kia Picanto',
    make: 'Kia',
    makeSlug: 'kia',
    model: 'Picanto',
    modelSlug: 'picanto',
    priceCents: null,
    customRank: 900,
  },
  { id: 'certified', certified: true, colour: 'Red', customRank: 200 },
  { id: 'sold-lately', status: 'sold', soldAt: '2026-06-09T00:00:00.000Z' },
  { id: 'sold-long-ago', status: 'sold', soldAt: '2026-05-09T00:00:00.000Z' },
  { id: 'draft', status: 'draft' },
  { id: 'hidden', showOnDealerWebsite: false },
]

let algolia: FakeAlgolia
let site: SearchedSite
/** Long enough for a busy machine: these tests compare results, not response times. */
const timeoutMs = 60_000
const adapters: { [name: string]: StockSearch } = {}

beforeAll(async () => {
  const { db, north } = world
  const { organisationId } = north
  await addCars(
    db,
    north,
    stock.map((car) => ({ stockNumber: `N-${car.id}`, vin: null, ...car })),
  )
  site = await liveSite(db, north.siteId)
  algolia = await fakeAlgolia()
  const place = { appId: 'TESTAPP', indexName: 'Car_production', host: algolia.host }
  const readers = { providers: [], offerSubscriptions: false }
  const writer = algoliaWriter({ ...place, adminKey: 'admin' }, organisationId, readers)
  await writer.setUp()
  await writer.replaceAll(searchedCars(db, organisationId, now))
  adapters.embedded = embeddedSearch(await loadStockIndex(searchedCars(db, organisationId, now)))
  adapters.Algolia = algoliaSearch({ ...place, key: 'search-only' }, timeoutMs)
  adapters.Postgres = postgresSearch(db)
})
afterAll(() => algolia?.stop())

interface Case {
  readonly name: string
  readonly state?: Partial<SearchState>
  readonly preset?: SearchPreset
  readonly search?: Partial<SearchedSite['config']['search']>
  readonly stock?: Partial<SearchedSite['config']['stock']>
  readonly dealershipIds?: readonly string[]
  /** Ids of the page’s cars, in order. */
  readonly cars: readonly string[]
  /** Omitted if equal to the number of cars on the page. */
  readonly total?: number
  readonly makes?: readonly (readonly [make: string, count: number])[]
}

const cases: readonly Case[] = [
  {
    name: 'everything, in the recommended order (SRC-17, SRC-31 to SRC-33, SRC-44)',
    cars: ['dear', 'cheap', 'spelt', 'certified', 'north-car', 'unpriced', 'sold-lately'],
    makes: [
      ['Toyota', 3],
      ['Kia', 2],
      ['MAZDA', 2],
    ],
  },
  { name: 'the second page (SRC-34)', state: { page: 2 }, search: { pageSize: 3 }, cars: ['certified', 'north-car', 'unpriced'], total: 7 },
  { name: 'no cars, only counts', search: { pageSize: 0 }, cars: [], total: 7 },
  {
    name: 'the cheapest first, unpriced last (SRC-17)',
    state: { sortBy: 'price_asc', values: { make: ['Mazda', 'Kia'] } },
    cars: ['cheap', 'spelt', 'dear', 'unpriced'],
  },
  {
    name: 'the cheapest first without unpriced cars (SRC-18)',
    state: { sortBy: 'price_asc', values: { make: ['Kia'] } },
    search: { hideUnpricedWhenCheapestFirst: true },
    cars: ['cheap'],
  },
  { name: 'a make in any spelling (SRC-03)', state: { values: { make: ['mazda'] } }, cars: ['dear', 'spelt'] },
  { name: 'a model in any spelling (SRC-03)', state: { values: { model: ['cx 5'] } }, cars: ['dear', 'spelt'] },
  { name: 'makes left out', state: { excluded: { make: ['Toyota', 'kia'] } }, cars: ['dear', 'spelt'] },
  {
    name: 'several facets, each counted without its own choice (SRC-02)',
    state: { values: { make: ['Kia', 'MAZDA'], car_type: ['demo'] } },
    cars: ['spelt'],
    makes: [
      ['MAZDA', 1],
      ['Kia', 0],
    ],
  },
  {
    name: 'ranges, ends included (SRC-25)',
    state: { values: { make: ['Mazda'] }, ranges: { price: { min: 30_000, max: 90_000 }, km: { min: null, max: 50_000 } } },
    cars: ['dear', 'spelt'],
  },
  { name: 'a make and model of the path, by slug (RTE-14)', preset: { make: 'mazda', model: 'cx-5' }, cars: ['dear', 'spelt'] },
  { name: 'certified cars of the path', preset: { certified: true, carTypes: ['used'] }, cars: ['certified'] },
  { name: 'an entered feature (SRC-06)', state: { query: 'sunroof' }, cars: ['dear'] },
  { name: 'several words in any order (SRC-06)', state: { query: 'rio kia' }, cars: ['cheap'] },
  { name: 'the dealerships of the site', dealershipIds: ['elsewhere'], cars: [], makes: [] },
  { name: 'one car type (CFG-12)', stock: { carTypes: ['demo'] }, cars: ['spelt'], makes: [['MAZDA', 1]] },
  {
    name: 'sold cars for no day (SRC-32)',
    stock: { soldVisibleDays: 0 },
    state: { values: { make: ['Toyota'] } },
    cars: ['certified', 'north-car'],
  },
  { name: 'nothing near a postcode far away (SRC-45)', state: { near: { postcode: '0870', km: 10 } }, cars: [] },
  {
    name: 'everything near an unknown postcode (SRC-45)',
    state: { near: { postcode: '0001', km: 10 }, values: { make: ['Mazda'] } },
    cars: ['dear', 'spelt'],
  },
]

describe.each(['embedded', 'Algolia', 'Postgres'])('StockSearch, %s (SRC-01, SRC-46)', (adapter) => {
  const search = ({
    state,
    preset = {},
    search: settings,
    stock: rule,
    dealershipIds = site.dealershipIds,
  }: Omit<Case, 'name' | 'cars'>) => {
    const config = { ...site.config, search: { ...site.config.search, ...settings }, stock: { ...site.config.stock, ...rule } }
    const query = { site: { ...site, config, dealershipIds }, state: { ...anything, ...state }, preset, now }
    return (adapters[adapter] as StockSearch).search(query)
  }

  it.each(cases)('every stock search finds $name', async ({ cars, total = cars.length, makes, ...searchState }) => {
    const pageSize = searchState.search?.pageSize ?? site.config.search.pageSize
    const found = await search(searchState)
    expect(found.cars.map(({ id }) => id)).toEqual(cars)
    expect(found).toMatchObject({ total, page: searchState.state?.page ?? 1, pageCount: pageSize > 0 ? Math.ceil(total / pageSize) : 0 })
    if (makes) expect(found.facets.make?.map(({ value, count }) => [value, count]) ?? []).toEqual(makes)
  })

  it('every stock search returns cars with the fields that cards show (VDP-04, CAR-14)', async () => {
    const [first] = (await search({})).cars
    expect(first).toMatchObject({
      id: 'dear',
      priceCents: 9_000_000,
      customRank: 0,
      regoPlate: null,
      dealerComments: null,
      standardEquipment: [],
    })
  })

  it('every stock search describes the car that has an entered stock number (SRC-06)', async () =>
    expect((await search({ state: { query: 'N-certified' } })).numberFound).toMatch(/^Stock number N-certified is the /))

  it('every stock search marks a result that counts only some facets', async () =>
    expect((await search({})).limited).toBe(adapter === 'Postgres' ? true : undefined))
})

describe('the recommended order of a varied stock (SRC-17, SRC-44)', () => {
  const pick = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value
  const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ key: `photo-${at}`, alt: '' }))
  // Periods without a common factor vary every combination.
  const varied = Array.from({ length: 60 }, (_, at) => ({
    id: `varied-${String(at).padStart(2, '0')}`,
    images: photos(pick([0, 3, 20], at)),
    priceCents: pick([1_500_000, 9_000_000, null, 2_200_000, 2_600_000], at),
    marketPrices: pick([{}, { stateAverageCents: 2_400_000 }, { stateAverageCents: 0, nationalAverageCents: 3_333_333 }, {}], at),
    reserved: at % 7 === 0,
    status: pick(
      ['in_stock', 'in_stock', 'in_stock', 'coming_soon', 'in_stock', 'in_stock', 'in_stock', 'in_stock', 'in_stock'] as const,
      at,
    ),
    colour: pick(['Red', null], at),
    standardEquipment: pick([[], ['Sunroof']], Math.floor(at / 2)),
    customRank: at % 11 === 0 ? 5 : 0,
    createdAt: new Date(Date.UTC(2026, 4, 1) - ((at * 37) % 90) * 43_200_000).toISOString(),
  }))
  let south: SearchedSite
  let cars: readonly Car[]
  const searches: { [name: string]: StockSearch } = {}
  beforeAll(async () => {
    const { organisationId } = world.south
    cars = await addCars(world.db, world.south, varied)
    south = await liveSite(world.db, world.south.siteId)
    const place = { appId: 'TESTAPP', indexName: 'Car_varied', host: algolia.host }
    const writer = algoliaWriter({ ...place, adminKey: 'admin' }, organisationId, { providers: [], offerSubscriptions: false })
    await writer.setUp()
    await writer.replaceAll(searchedCars(world.db, organisationId, now))
    searches.embedded = embeddedSearch(await loadStockIndex(searchedCars(world.db, organisationId, now)))
    searches.Algolia = algoliaSearch({ ...place, key: 'search-only' }, timeoutMs)
    searches.Postgres = postgresSearch(world.db)
  })

  it.each(['embedded', 'Algolia', 'Postgres'])('%s: sorts by tier, rank, appeal and age, cars without photos last', async (adapter) => {
    const site = { ...south, config: { ...south.config, search: { ...south.config.search, pageSize: 60 } } }
    const found = await (searches[adapter] as StockSearch).search({ site, state: anything, preset: {}, now })
    const byId = new Map(cars.map((car) => [car.id, car]))
    const listed = found.cars.flatMap(({ id }) => byId.get(id) ?? [])
    const key = (car: Car) => [carReadiness(car), car.customRank, carAppeal(car), Date.parse(car.createdAt)]
    const before = (one: Car, other: Car) => {
      const at = key(one).findIndex((value, index) => value !== key(other)[index])
      return at < 0 ? one.id.localeCompare(other.id) : (key(other)[at] ?? 0) - (key(one)[at] ?? 0)
    }
    expect(listed.length).toBeGreaterThan(50)
    expect(listed.map(({ id }) => id)).toEqual(listed.toSorted(before).map(({ id }) => id))
    expect(listed.slice(0, 10).every(({ images }) => images.length > 0)).toBe(true)
  })
})
