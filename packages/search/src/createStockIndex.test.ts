import type { Car } from '@forecourt/rules/entities/Car'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { buildCar as plainCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { createStockIndex } from './createStockIndex'

const now = '2026-03-01T00:00:00Z'
const anything: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }

let built = 0

/** Cars need distinct ids. */
function buildCar(facts: Partial<Car> = {}): Car {
  built++
  return plainCar({ id: `car-${built}`, slug: `car-${built}`, stockNumber: `S${1000 + built}`, customRank: 0, ...facts })
}

function find(
  cars: readonly Car[],
  searchState: Partial<SearchState>,
  options: {
    search?: { pageSize?: number; hideUnpricedWhenCheapestFirst?: boolean; filters?: readonly 'price_range'[] }
    preset?: object
  } = {},
) {
  return createStockIndex(cars).search(
    { ...anything, ...searchState },
    { config: buildConfig({ search: options.search }), preset: options.preset ?? {}, dealershipIds: [], now },
  )
}

const slugs = (result: { cars: readonly Car[] }) => result.cars.map((car) => car.slug)

const corolla = buildCar({ slug: 'corolla', customRank: 3 })
const yaris = buildCar({
  slug: 'yaris',
  name: '2019 Toyota Yaris',
  model: 'Yaris',
  modelSlug: 'yaris',
  badge: null,
  priceCents: 1_800_000,
  km: 90_000,
  year: 2019,
  customRank: 2,
})
const cx5 = buildCar({
  slug: 'cx5',
  name: '2023 Mazda CX-5 Maxx',
  make: 'Mazda',
  makeSlug: 'mazda',
  model: 'CX-5',
  modelSlug: 'cx-5',
  badge: 'Maxx',
  priceCents: null,
  km: 12,
  year: 2023,
  carType: 'demo',
  customRank: 1,
  body: 'suv',
  simpleBody: 'SUV',
  seats: 7,
})
const kona = buildCar({
  slug: 'kona',
  name: '2022 Hyundai Kona Élite',
  make: 'Hyundai',
  makeSlug: 'hyundai',
  model: 'Kona',
  modelSlug: 'kona',
  badge: 'Élite',
  priceCents: 3_000_000,
  km: 5000,
  year: 2022,
  createdAt: '2026-02-20T00:00:00Z',
  body: 'suv',
  simpleBody: 'SUV',
  certified: true,
})
const stock = [corolla, yaris, cx5, kona]

describe('createStockIndex', () => {
  it('createStockIndex lists all cars in the recommended order without a query (SRC-17)', () => {
    const result = find(stock, {})
    expect(slugs(result)).toEqual(['corolla', 'yaris', 'kona', 'cx5'])
    expect(result).toMatchObject({ total: 4, page: 1, pageCount: 1 })
  })

  it('createStockIndex lists available cars before cars without photos or a price, reserved or sold ones, each by rank (SRC-17, SRC-44)', () => {
    const cars = [
      buildCar({ slug: 'sold', status: 'sold', soldAt: now, customRank: 900 }),
      buildCar({ slug: 'reserved', reserved: true, customRank: 800 }),
      buildCar({ slug: 'unpriced', priceCents: null, customRank: 700 }),
      buildCar({ slug: 'without photos', images: [], customRank: 600 }),
      buildCar({ slug: 'to come', status: 'coming_soon', customRank: 500 }),
      buildCar({ slug: 'ready', customRank: 1 }),
      buildCar({ slug: 'more ready', customRank: 2 }),
    ]
    const order = ['more ready', 'ready', 'unpriced', 'to come', 'reserved', 'without photos', 'sold']
    expect(slugs(find(cars, {}))).toEqual(order)
    expect(slugs(find(cars, { sortBy: 'price_asc' })).at(-1)).toBe('unpriced')
  })

  it('createStockIndex joins the values of one facet by OR and the facets by AND (SRC-02)', () => {
    expect(slugs(find(stock, { values: { make: ['Toyota', 'Hyundai'], body: ['SUV'] } }))).toEqual(['kona'])
  })

  it('createStockIndex counts a filtered facet without its own filter, and every other facet with it', () => {
    const { facets } = find(stock, { values: { make: ['Toyota'] } })
    expect(facets.make?.map(({ value, count }) => [value, count])).toEqual([
      ['Toyota', 2],
      ['Hyundai', 1],
      ['Mazda', 1],
    ])
    expect(facets.body?.map(({ value, count }) => [value, count])).toEqual([['Hatch', 2]])
  })

  it('createStockIndex keeps a selected value that no car has, so that shoppers can remove it', () => {
    expect(find(stock, { values: { make: ['Saab'] } }).facets.make?.at(-1)).toEqual({ label: 'Saab', value: 'Saab', count: 0 })
  })

  it('createStockIndex labels values for shoppers and orders seats by number', () => {
    const { facets } = find(stock, {})
    expect(facets.car_type).toEqual([
      { label: 'Used', value: 'used', count: 3 },
      { label: 'Demo', value: 'demo', count: 1 },
    ])
    expect(facets.seats?.map(({ value }) => value)).toEqual(['5', '7'])
  })

  it('createStockIndex filters and counts fields of some kinds of vehicle if the site has those filters (CFG-06, ENT-02, ENT-03)', () => {
    const specifications = { sleeps: 6, bodyLength: 21.5, tareWeight: 2350, aggregateTrailerMass: 2850, layout: 'Family bunks' }
    const vehicles = [
      buildCar({ slug: 'van', itemType: 'caravan', km: null, specifications }),
      buildCar({ slug: 'camper', itemType: 'caravan', km: null, specifications: { ...specifications, sleeps: 4, tareWeight: 0 } }),
      buildCar({ slug: 'bike', itemType: 'motorcycle', engineSizeLitres: 0.655, variant: { licence: 'learner' } }),
      buildCar({ slug: 'electric', simpleFuel: 'Electric', variant: { rangeKm: 420, batteryKwh: 60.5 } }),
      buildCar({ slug: 'plug-in', simpleFuel: 'PHEV', engineSizeLitres: 2, variant: { rangeKm: 90, batteryKwh: 18 } }),
    ]
    const { facets, ranges } = find(vehicles, {})
    expect(facets.sleeps?.map(({ label, count }) => [label, count])).toEqual([
      ['Sleeps 4', 1],
      ['Sleeps 6', 1],
    ])
    expect(facets.layout?.map(({ value, count }) => [value, count])).toEqual([['Family bunks', 2]])
    expect(facets.licence?.map(({ label, count }) => [label, count])).toEqual([['Learner approved (LAMS)', 1]])
    expect(ranges).toMatchObject({
      length: { min: 21.5, max: 21.5, count: 2 },
      tare: { min: 2350, max: 2350, count: 1 },
      atm: { min: 2850, max: 2850, count: 2 },
      engine_cc: { min: 655, max: 655, count: 1 },
      range_km: { min: 420, max: 420, count: 1 },
      battery_kwh: { min: 60.5, max: 60.5, count: 1 },
    })
    expect(slugs(find(vehicles, { values: { sleeps: ['6'] }, ranges: { length: { min: 21, max: 22 } } }))).toEqual(['van'])
    expect(slugs(find(vehicles, { ranges: { range_km: { min: 400, max: null } } }))).toEqual(['electric'])
    expect(find(vehicles, {}, { search: { filters: ['price_range'] } }).facets.sleeps).toBeUndefined()
  })

  it('createStockIndex filters by whole dollars with both ends included, and the limits of the range ignore that filter (SRC-25)', () => {
    const result = find(stock, { ranges: { price: { min: 18_000, max: 24_990 } } })
    expect(slugs(result)).toEqual(['corolla', 'yaris'])
    expect(result.ranges.price).toEqual({ min: 18_000, max: 30_000, count: 3 })
    expect(result.ranges.year).toEqual({ min: 2019, max: 2021, count: 2 })
  })

  it.each<{ name: string; values: SearchState['values']; found: string[] }>([
    { name: 'a price band', values: { price_range: ['$20,000 to $25,000'] }, found: ['corolla'] },
    { name: 'several price bands', values: { price_range: ['$15,000 to $20,000', '$30,000 to $40,000'] }, found: ['yaris', 'kona'] },
    { name: 'a category', values: { categories: ['SUVs & 4WDs'] }, found: ['kona', 'cx5'] },
    { name: 'a make and model', values: { make_model: ['Hyundai Kona'] }, found: ['kona'] },
    { name: 'a status without cars', values: { status: ['coming_soon'] }, found: [] },
  ])('createStockIndex refines by $name (SRC-03)', ({ values, found }) => expect(slugs(find(stock, { values }))).toEqual(found))

  it('createStockIndex refines by weekly price bands, features and date added (SRC-03, CAR-15)', () => {
    const cars = [
      buildCar({
        slug: 'weekly',
        subscriptionPriceCents: 28_900,
        standardEquipment: ['Sunroof', 'Tow Bar'],
        createdAt: '2026-02-26T00:00:00Z',
      }),
      buildCar({ slug: 'owned', standardEquipment: ['Tow Bar'], createdAt: '2026-01-01T00:00:00Z' }),
    ]
    expect(slugs(find(cars, { values: { weekly_price_range: ['$250 to $300 a week'] } }))).toEqual(['weekly'])
    expect(slugs(find(cars, { values: { filtered_features: ['sunroof'] } }))).toEqual(['weekly'])
    expect(slugs(find(cars, { ranges: { created_at_timestamp: { min: 1_770_000_000, max: null } } }))).toEqual(['weekly'])
  })

  it('createStockIndex counts price bands in the order of prices if the site has that filter, and not otherwise (SRC-03)', () => {
    const bands = (filters: readonly 'price_range'[]) =>
      find(stock, {}, { search: { filters } }).facets.price_range?.map(({ value }) => value)
    expect(bands(['price_range'])).toEqual(['$15,000 to $20,000', '$20,000 to $25,000', '$30,000 to $40,000'])
    expect(bands([])).toBeUndefined()
  })

  it('createStockIndex keeps an open end of a range open', () => {
    expect(slugs(find(stock, { ranges: { km: { min: null, max: 5000 } } }))).toEqual(['kona', 'cx5'])
  })

  it.each([
    ['newest', ['kona', 'corolla', 'yaris', 'cx5']],
    ['price_asc', ['yaris', 'corolla', 'kona', 'cx5']],
    ['price_desc', ['kona', 'corolla', 'yaris', 'cx5']],
    ['km_asc', ['cx5', 'kona', 'corolla', 'yaris']],
    ['km_desc', ['yaris', 'corolla', 'kona', 'cx5']],
    ['year_desc', ['cx5', 'kona', 'corolla', 'yaris']],
  ] as const)('createStockIndex sorts by %s, cars without the number last (SRC-17)', (sortBy, expected) => {
    expect(slugs(find(stock, { sortBy }))).toEqual(expected)
  })

  it('createStockIndex leaves out unpriced cars when sorting by cheapest if the site has that on (SRC-18)', () => {
    const search = { hideUnpricedWhenCheapestFirst: true }
    expect(slugs(find(stock, { sortBy: 'price_asc' }, { search }))).toEqual(['yaris', 'corolla', 'kona'])
    expect(find(stock, { sortBy: 'price_desc' }, { search }).total).toBe(4)
  })

  it.each([
    ['every word must match', 'toyota corolla', ['corolla']],
    ['the last word may be unfinished', 'toyota cor', ['corolla']],
    ['only the last word may be unfinished; a word that no car has is dropped', 'toy corolla', ['corolla']],
    ['a hyphen may be left out', 'cx5', ['cx5']],
    ['a hyphen may be written', 'mazda cx-5', ['cx5']],
    ['accents and case do not matter', 'KONA elite', ['kona']],
    ['the stock number is found', corolla.stockNumber.toLowerCase(), ['corolla']],
    ['punctuation alone finds all cars', ' - ', ['corolla', 'yaris', 'kona', 'cx5']],
    ['a word that no car has finds nothing', 'helicopter', []],
  ])('createStockIndex finds by words: %s', (_name, query, expected) => expect(slugs(find(stock, { query }))).toEqual(expected))

  it('createStockIndex applies the preset of the path, by name or slug (RTE-14)', () => {
    expect(slugs(find(stock, {}, { preset: { make: 'toyota', model: 'yaris' } }))).toEqual(['yaris'])
    expect(slugs(find(stock, {}, { preset: { carTypes: ['new', 'demo'] } }))).toEqual(['cx5'])
    expect(slugs(find(stock, {}, { preset: { certified: true } }))).toEqual(['kona'])
    expect(slugs(find(stock, {}, { preset: { locationSlug: 'elsewhere' } }))).toEqual([])
  })

  it('createStockIndex cuts the list into pages of the configured size (SRC-34)', () => {
    const cars = Array.from({ length: 45 }, (_, index) => buildCar({ slug: `n${index}`, customRank: -index }))
    const result = find(cars, { page: 3 }, { search: { pageSize: 21 } })
    expect(slugs(result)).toEqual(['n42', 'n43', 'n44'])
    expect(result).toMatchObject({ total: 45, page: 3, pageCount: 3 })
    expect(find(cars, { page: 4 }, { search: { pageSize: 21 } }).cars).toEqual([])
  })

  it('createStockIndex drops a sold car after the days it stays visible (SRC-31)', () => {
    const cars = [
      buildCar({ slug: 'fresh', status: 'sold', soldAt: '2026-02-27T01:00:00Z' }),
      buildCar({ slug: 'old', status: 'sold', soldAt: '2026-02-20T00:00:00Z' }),
    ]
    expect(slugs(find(cars, {}))).toEqual(['fresh'])
  })

  it('createStockIndex ignores unknown facets and ranges', () => {
    expect(find(stock, { values: { nonsense: ['x'] }, ranges: { wheels: { min: 3, max: 4 } } }).total).toBe(4)
  })

  it('createStockIndex returns an empty result for an empty stock', () => {
    expect(find([], { query: 'x', values: { make: ['Kia'] } })).toMatchObject({ cars: [], total: 0, pageCount: 0, ranges: {} })
  })
})
