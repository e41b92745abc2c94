import type { Car } from '@forecourt/rules/entities/Car'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { type SearchState, sortOrders } from '@forecourt/rules/search/SearchState'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RenderedSite } from '../../sites/RenderedSite'
import { addCars } from '../../testing/addCars'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { postgresSearch } from './postgresSearch'

const world = useWorld()

const now = '2026-06-10T00:00:00.000Z'
const anything: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }

const stock: readonly (Partial<Car> & { readonly id: string })[] = [
  {
    id: 'dear',
    make: 'Mazda',
    makeSlug: 'mazda',
    model: 'CX-5',
    modelSlug: 'cx-5',
    priceCents: 9_000_000,
    km: 10,
    customRank: 500,
    year: 2024,
    standardEquipment: ['Sunroof'],
    simpleBody: 'SUV',
  },
  {
    id: 'cheap',
    make: 'Kia',
    makeSlug: 'kia',
    model: 'Rio',
    modelSlug: 'rio',
    priceCents: 500_000,
    km: 200_000,
    customRank: 500,
    year: 2010,
    simpleFuel: 'Hybrid',
  },
  {
    id: 'unpriced',
    make: 'Kia',
    makeSlug: 'kia',
    model: 'Picanto',
    modelSlug: 'picanto',
    priceCents: null,
    km: null,
    customRank: 900,
    simpleBody: 'Dual-cab UTILITY',
    createdAt: '2026-06-09T12:00:00.000Z',
  },
  {
    id: 'free',
    make: 'Kia',
    makeSlug: 'kia',
    model: 'Carnival',
    modelSlug: 'carnival',
    priceCents: 0,
    carType: 'demo',
    seats: 7,
    subscriptionPriceCents: 28_900,
  },
  { id: 'certified', certified: true, tag: '100% checked', colour: 'Red', name: 'A Toyota, 100% checked' },
  { id: 'sold-lately', status: 'sold', soldAt: '2026-06-09T00:00:00.000Z' },
  { id: 'sold-long-ago', status: 'sold', soldAt: '2026-05-09T00:00:00.000Z' },
  { id: 'draft', status: 'draft' },
  { id: 'hidden', showOnDealerWebsite: false },
]

let site: RenderedSite
beforeAll(async () => {
  await addCars(
    world.db,
    world.north,
    stock.map((car) => ({ stockNumber: `N-${car.id}`, ...car })),
  )
  site = await liveSite(world.db, world.north.siteId)
})

const search = (requested: Partial<SearchState>, preset: SearchPreset = {}, settings: Partial<RenderedSite['config']['search']> = {}) =>
  postgresSearch(world.db).search({
    site: { ...site, config: { ...site.config, search: { ...site.config.search, ...settings } } },
    ...{ state: { ...anything, ...requested }, preset, now },
  })
const ids = async (...requested: Parameters<typeof search>) => (await search(...requested)).cars.map(({ id }) => id)
const listed = ['unpriced', 'cheap', 'dear', 'certified', 'free', 'north-car', 'sold-lately']

describe('postgresSearch', () => {
  it('postgresSearch lists the site’s cars, best first (SRC-31 to SRC-33, SRC-44), and reports that it is limited', async () => {
    const found = await search({})
    expect(found.cars.map(({ id }) => id).slice(0, 2)).toEqual(['cheap', 'dear'])
    // Cars without price or photo, and then sold ones, come after all available cars.
    expect(found.cars.map(({ id }) => id).slice(4)).toEqual(['north-car', 'unpriced', 'sold-lately'])
    expect(found.cars.map(({ id }) => id).sort()).toEqual([...listed].sort())
    expect(found).toMatchObject({ total: 7, page: 1, pageCount: 1, limited: true, ranges: {} })
  })

  it.each<{ name: string; requested: Partial<SearchState>; preset?: SearchPreset; found: string[] }>([
    { name: 'makes in any case', requested: { values: { make: ['mazda', 'KIA'] } }, found: ['unpriced', 'cheap', 'dear', 'free'] },
    { name: 'facets together', requested: { values: { make: ['Kia'], car_type: ['demo'], seats: ['7'] } }, found: ['free'] },
    { name: 'a yes or no', requested: { values: { certified: ['true'] } }, found: ['certified'] },
    {
      name: 'a range of prices in dollars, ends included',
      requested: { ranges: { price: { min: 5000, max: 24_990 } } },
      found: ['cheap', 'certified', 'north-car', 'sold-lately'],
    },
    { name: 'no car without a price in a range', requested: { ranges: { price: { min: 0, max: 1 } } }, found: [] },
    { name: 'a band of prices', requested: { values: { price_range: ['$75,000 to $100,000'] } }, found: ['dear'] },
    { name: 'a weekly band', requested: { values: { weekly_price_range: ['$250 to $300 a week'] } }, found: ['free'] },
    { name: 'a make and model', requested: { values: { make_model: ['kia rio'] } }, found: ['cheap'] },
    { name: 'a category of bodies', requested: { values: { categories: ['SUVs & 4WDs'] } }, found: ['dear'] },
    { name: 'a category of bodies as feeds write them', requested: { values: { categories: ['Utes & Vans'] } }, found: ['unpriced'] },
    { name: 'electric cars among others', requested: { values: { categories: ['electrified', 'Upcoming'] } }, found: ['cheap'] },
    { name: 'no car in a category there isn’t', requested: { values: { categories: ['Boats'] } }, found: [] },
    { name: 'a feature in any case', requested: { values: { filtered_features: ['SUNROOF', 'Wings'] } }, found: ['dear'] },
    {
      name: 'cars added since a date',
      requested: { ranges: { created_at_timestamp: { min: 1_781_000_000, max: null } } },
      found: ['unpriced'],
    },
    { name: 'an open range', requested: { ranges: { km: { min: 150_000, max: null } } }, found: ['cheap'] },
    { name: 'a make of the path, by slug (RTE-14)', requested: {}, preset: { make: 'mazda' }, found: ['dear'] },
    { name: 'certified cars of the path', requested: {}, preset: { certified: true, carTypes: ['used'] }, found: ['certified'] },
    { name: 'every word, anywhere', requested: { query: 'n-CHEAP  rio' }, found: ['cheap'] },
    { name: 'the type and colour of a car with its make', requested: { query: 'used red toyota' }, found: ['certified'] },
    { name: 'a feature of a car with its make', requested: { query: 'sunroof mazda' }, found: ['dear'] },
    { name: 'wildcards as letters', requested: { query: '100%' }, found: ['certified'] },
    { name: 'nothing for an SQL injection', requested: { query: `' or 1=1 --` }, found: [] },
    { name: 'nothing for a value without cars', requested: { values: { make: ['Lada'] } }, found: [] },
  ])('postgresSearch finds $name', async ({ requested, preset, found }) => {
    expect((await ids(requested, preset)).sort()).toEqual([...found].sort())
  })

  it.each([
    { sortBy: 'price_asc', first: 'cheap', last: ['free', 'unpriced'] },
    { sortBy: 'price_desc', first: 'dear', last: ['free', 'unpriced'] },
    { sortBy: 'km_asc', first: 'dear', last: ['unpriced'] },
    { sortBy: 'km_desc', first: 'cheap', last: ['unpriced'] },
    { sortBy: 'year_desc', first: 'dear', last: ['cheap'] },
  ] as const)('postgresSearch sorts by $sortBy, with cars that lack it last (SRC-17)', async ({ sortBy, first, last }) => {
    const sorted = await ids({ sortBy })
    expect(sorted[0]).toBe(first)
    expect(sorted.slice(-last.length).sort()).toEqual([...last].sort())
  })

  it('postgresSearch leaves out unpriced cars when sorting by cheapest if the site has that on (SRC-18)', async () => {
    expect(await ids({ sortBy: 'price_asc' }, {}, { hideUnpricedWhenCheapestFirst: true })).not.toContain('unpriced')
    expect(await ids({ sortBy: 'price_desc' }, {}, { hideUnpricedWhenCheapestFirst: true })).toContain('unpriced')
  })

  it('postgresSearch lists each car on one page only, in every order', async () => {
    for (const sortBy of sortOrders) {
      const pages = [
        await search({ sortBy, page: 1 }, {}, { pageSize: 3 }),
        await search({ sortBy, page: 2 }, {}, { pageSize: 3 }),
        await search({ sortBy, page: 3 }, {}, { pageSize: 3 }),
      ]
      expect(pages.map(({ pageCount }) => pageCount)).toEqual([3, 3, 3])
      expect(pages.flatMap(({ cars }) => cars.map(({ id }) => id)).sort()).toEqual([...listed].sort())
    }
  })

  it('postgresSearch finds cars near a postcode, the nearest first (SRC-45)', async () => {
    const { latitude, longitude } = (await search({})).cars[0] ?? {}
    expect(latitude).not.toBeNull()
    expect(longitude).not.toBeNull()
    const near = (postcode: string, km: number | null) => search({ near: { postcode, km } })
    expect((await near('0870', 10)).total).toBe(0)
    expect((await near('0870', null)).total).toBe(listed.length)
    const everywhere = await near('0001', 10)
    expect(everywhere).toMatchObject({ near: null, total: listed.length })
  })

  it('postgresSearch counts makes and car types without their own filter, and keeps a selected one with 0', async () => {
    const { facets } = await search({ values: { make: ['Mazda', 'Lada'], car_type: ['used'] } })
    expect(facets.make).toEqual([
      { label: 'Toyota', value: 'Toyota', count: 3 },
      { label: 'Kia', value: 'Kia', count: 2 },
      { label: 'Mazda', value: 'Mazda', count: 1 },
      { label: 'Lada', value: 'Lada', count: 0 },
    ])
    expect(facets.car_type).toEqual([{ label: 'Used', value: 'used', count: 1 }])
  })

  it('postgresSearch counts price bands in the order of prices if the site has that filter (SRC-03)', async () => {
    const { facets } = await search({}, {}, { filters: ['price_range'] })
    expect(facets.price_range?.map(({ value, count }) => [value, count])).toEqual([
      ['Under $10,000', 1],
      ['$20,000 to $25,000', 3],
      ['$75,000 to $100,000', 1],
    ])
    expect((await search({})).facets.price_range).toBeUndefined()
  })
})

describe('vehicles with fields of their kind (CFG-06, ENT-02, ENT-03)', () => {
  const vehicles: readonly (Partial<Car> & { readonly id: string })[] = [
    {
      id: 'caravan',
      itemType: 'caravan',
      km: null,
      specifications: { sleeps: 6, bodyLength: 21.5, tareWeight: 2350, aggregateTrailerMass: 2850, layout: 'Family bunks' },
    },
    { id: 'bike', itemType: 'motorcycle', engineSizeLitres: 0.655, variant: { licence: 'learner' } },
    { id: 'electric', simpleFuel: 'Electric', variant: { rangeKm: 420, batteryKwh: 60.5 } },
    { id: 'plug-in', simpleFuel: 'PHEV', variant: { rangeKm: 420, batteryKwh: 60.5 } },
    // Specifications of wrong values and types, as a faulty feed may contain them.
    { id: 'unsaid', itemType: 'caravan', specifications: { sleeps: 0, tareWeight: 'light' as never } },
  ]
  let yard: RenderedSite
  beforeAll(async () => {
    await addCars(world.db, world.south, vehicles)
    yard = await liveSite(world.db, world.south.siteId)
  })

  it.each<{ name: string; requested: Partial<SearchState>; found: string[] }>([
    { name: 'berths', requested: { values: { sleeps: ['6'] } }, found: ['caravan'] },
    { name: 'a layout', requested: { values: { layout: ['family bunks'] } }, found: ['caravan'] },
    { name: 'a length', requested: { ranges: { length: { min: 21, max: 22 } } }, found: ['caravan'] },
    { name: 'no longer length', requested: { ranges: { length: { min: 22, max: null } } }, found: [] },
    { name: 'a tare weight', requested: { ranges: { tare: { min: 0, max: 2400 } } }, found: ['caravan'] },
    { name: 'an aggregate trailer mass', requested: { ranges: { atm: { min: 2850, max: 2850 } } }, found: ['caravan'] },
    { name: 'learners’ motorcycles', requested: { values: { licence: ['learner'] } }, found: ['bike'] },
    { name: 'an engine’s size', requested: { ranges: { engine_cc: { min: null, max: 660 } } }, found: ['bike'] },
    { name: 'an electric range', requested: { ranges: { range_km: { min: 400, max: null } } }, found: ['electric'] },
    { name: 'a battery’s size', requested: { ranges: { battery_kwh: { min: 60, max: null } } }, found: ['electric'] },
  ])('vehicles with fields of their kind are found by $name', async ({ requested, found }) => {
    const { cars } = await postgresSearch(world.db).search({ site: yard, state: { ...anything, ...requested }, preset: {}, now })
    expect(cars.map(({ id }) => id)).toEqual(found)
  })
})

describe('several spellings of a name are one filter value, as in the search index (SRC-03)', () => {
  const cars: readonly (Partial<Car> & { readonly id: string })[] = [
    { id: 'cx-5', make: 'Mazda', model: 'CX-5', modelSlug: 'cx-5' },
    { id: 'cx5', make: 'MAZDA', model: 'CX5', modelSlug: 'cx5', fuel: 'D', simpleFuel: null },
    { id: 'cx-apart', make: 'Mazda', model: 'CX 5', modelSlug: 'cx-5', simpleBody: 'Sports utility vehicle' },
    { id: 'c3', make: 'Citroën', model: 'C3', simpleBody: 'HATCHBACK', simpleFuel: 'PHEV', standardEquipment: ['Tow bar'] },
    { id: 'hilux', make: 'Toyota', model: 'HiLux', simpleBody: 'UTILITY', drive: '4x4', standardEquipment: ['Towbar'] },
    {
      id: 'roadster',
      make: 'BMW',
      model: 'R nineT',
      itemType: 'motorcycle',
      simpleBody: 'Roadster',
      stockNumber: 'S-cx-5-9',
      customRank: 900,
    },
    { id: 'z4', make: 'BMW', model: 'Z4', simpleBody: 'Roadster' },
  ]
  let yard: RenderedSite
  beforeAll(async () => {
    await addCars(
      world.db,
      world.south,
      cars.map((car) => ({ stockNumber: `S-${car.id}`, makeSlug: toSlug(car.make ?? ''), ...car })),
    )
    yard = await liveSite(world.db, world.south.siteId)
  })
  const found = async (requested: Partial<SearchState>, preset: SearchPreset = {}) => {
    const result = await postgresSearch(world.db).search({ site: yard, state: { ...anything, ...requested }, preset, now })
    return result.cars.map(({ id }) => id).filter((id) => cars.some((car) => car.id === id))
  }

  it.each<{ facet: string; value: string; ids: readonly string[] }>([
    { facet: 'model', value: 'CX-5', ids: ['cx-5', 'cx5', 'cx-apart'] },
    { facet: 'model', value: 'cx5', ids: ['cx-5', 'cx5', 'cx-apart'] },
    { facet: 'make_model', value: 'mazda cx 5', ids: ['cx-5', 'cx5', 'cx-apart'] },
    { facet: 'make', value: 'CITROEN', ids: ['c3'] },
    { facet: 'body', value: 'Ute', ids: ['hilux'] },
    { facet: 'body', value: 'Utility', ids: ['hilux'] },
    { facet: 'body', value: 'Roadster', ids: ['roadster'] },
    { facet: 'body', value: 'Convertible', ids: ['z4'] },
    { facet: 'fuel', value: 'Diesel', ids: ['cx5'] },
    { facet: 'fuel', value: 'PHEV', ids: ['c3'] },
    { facet: 'fuel', value: 'Plug-in Hybrid', ids: ['c3'] },
    { facet: 'drive', value: '4WD', ids: ['hilux'] },
    { facet: 'filtered_features', value: 'tow-bar', ids: ['c3', 'hilux'] },
    { facet: 'model', value: 'Lada', ids: [] },
  ])('$value finds all cars of that $facet', async ({ facet, value, ids }) =>
    expect((await found({ values: { [facet]: [value] } })).toSorted()).toEqual(ids.toSorted()),
  )

  it('a filter by a name with several spellings excludes every spelling (SRC-06)', async () =>
    expect(await found({ values: { make: ['Mazda'] }, excluded: { model: ['CX5'] } })).toEqual([]))

  it.each(['CX-5', 'cx5'])('the path of a model finds every spelling: %s (RTE-14)', async (model) =>
    expect((await found({}, { make: 'mazda', model })).toSorted()).toEqual(['cx-5', 'cx-apart', 'cx5']),
  )

  it('a search for a stock number lists the car with that number before one whose number contains it (SRC-06)', async () =>
    expect(await found({ query: 's-cx-5' })).toEqual(['cx-5', 'roadster']))

  it('a filter by a name with several spellings counts a make once, in its most common spelling', async () => {
    const { facets } = await postgresSearch(world.db).search({ site: yard, state: anything, preset: {}, now })
    expect(facets.make?.filter(({ value }) => value.toLowerCase() === 'mazda')).toEqual([{ label: 'Mazda', value: 'Mazda', count: 3 }])
  })
})
