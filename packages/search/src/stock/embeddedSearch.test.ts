import { cardCar } from '@forecourt/rules/car/cardCar'
import { isListed } from '@forecourt/rules/car/listing/listing'
import type { Car } from '@forecourt/rules/entities/Car'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { createStockIndex } from '../createStockIndex'
import { embeddedSearch } from './embeddedSearch'

const now = '2026-03-10T10:00:00Z'
const anything: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }

interface Requested {
  readonly state?: Partial<SearchState>
  readonly config?: Parameters<typeof buildConfig>[0]
  readonly dealershipIds?: readonly string[]
  readonly now?: string
}

const searchIn =
  (cars: readonly Car[]) =>
  ({ state = {}, config, dealershipIds = [], now: at = now }: Requested = {}) =>
    embeddedSearch(createStockIndex(cars)).search({
      site: { organisationId: 'org', dealershipIds, config: buildConfig(config) },
      state: { ...anything, ...state },
      preset: {},
      now: at,
    })

describe('the cars on a site', () => {
  const [image] = buildCar().images
  const facts: Partial<Car>[] = [
    {},
    { status: 'coming_soon' },
    { reserved: true },
    { status: 'draft' },
    { status: 'withdrawn', soldAt: now },
    { showOnDealerWebsite: false },
    { status: 'sold', soldAt: now },
    { status: 'sold', soldAt: '2026-03-07T10:00:01Z' },
    { status: 'sold', soldAt: '2026-03-07T10:00:00Z' },
    { status: 'sold', soldAt: null },
    { status: 'sold', soldAt: 'yesterday' },
    { carType: 'new' },
    { carType: 'demo' },
    { images: image ? [image] : [] },
    { images: [] },
    { dealershipId: 'other' },
  ]
  const cars = facts.map((one, at) => buildCar({ id: `car-${at}`, customRank: 77, regoPlate: 'SECRET', dealershipId: 'own', ...one }))
  const search = searchIn(cars)
  const idsOf = async (query: Requested) => (await search(query)).cars.map(({ id }) => id).sort()

  it.each<{ name: string; stock: object }>([
    { name: 'the default settings', stock: {} },
    { name: 'one car type', stock: { carTypes: ['demo'] } },
    { name: 'two photos', stock: { minImageCount: 2 } },
    { name: 'sold cars visible for no days', stock: { soldVisibleDays: 0 } },
    { name: 'sold cars visible for 60 days', stock: { soldVisibleDays: 60 } },
  ])(
    'the cars on a site follow the rule `isListed`, and no filter adds others (SRC-31, SRC-32, SRC-33, CFG-12): $name',
    async ({ stock }) => {
      const config = { stock }
      const listed = cars
        .filter((car) => isListed(car, buildConfig(config).stock, now))
        .map(({ id }) => id)
        .sort()
      expect(await idsOf({ config })).toEqual(listed)
      const choices: SearchState['values'][] = [{ status: ['draft', 'sold'] }, { car_type: ['new', 'used', 'demo'] }]
      for (const values of choices) expect(listed).toEqual(expect.arrayContaining(await idsOf({ config, state: { values } })))
    },
  )

  it('the cars on a site exclude a sold car after its visible days without a change of the car (SRC-32, ENT-27)', async () => {
    const state = { values: { status: ['sold'] } }
    expect(await idsOf({ state })).toEqual(['car-6', 'car-7'])
    expect(await idsOf({ state, now: '2026-03-13T10:00:00Z' })).toEqual([])
  })

  it('the cars on a site are those of the site’s dealerships if it is limited to some', async () => {
    expect(await idsOf({ dealershipIds: ['other'] })).toEqual(['car-15'])
    expect(await search({ dealershipIds: ['other'], state: { values: { car_type: ['used'] } } })).toMatchObject({ total: 1 })
  })

  it('the cars on a site have the fields that cards show, without the dealer’s private data', async () => {
    const { cars: found } = await search({})
    expect(found.length).toBeGreaterThan(5)
    for (const car of found) expect(car).toEqual(cardCar(cars.find(({ id }) => id === car.id) as Car, buildConfig()))
    expect(JSON.stringify(found)).not.toContain('SECRET')
  })

  it.each([
    { offerSubscriptions: true, price: 28_900, counted: [{ label: '$250 to $300 a week', value: '$250 to $300 a week', count: 1 }] },
    { offerSubscriptions: false, price: null, counted: undefined },
  ])(
    'the cars on a site have weekly prices if the site offers subscriptions: $offerSubscriptions (CAR-14)',
    async ({ offerSubscriptions, price, counted }) => {
      const weekly = searchIn([buildCar({ subscriptionPriceCents: 28_900 })])
      const found = await weekly({
        config: { price: { offerSubscriptions }, search: { filters: ['weekly_price_range', 'subscription_price'] } },
      })
      expect(found.cars[0]?.subscriptionPriceCents).toBe(price)
      expect(found.facets.weekly_price_range).toEqual(counted)
      expect(found.ranges.subscription_price !== undefined).toBe(offerSubscriptions)
    },
  )
})

describe('a search without results', () => {
  const cars = [
    buildCar({ id: 'red', make: 'Mazda', makeSlug: 'mazda', colour: 'Red', priceCents: 3_000_000 }),
    buildCar({ id: 'blue', make: 'Mazda', makeSlug: 'mazda', colour: 'Blue', priceCents: 4_000_000 }),
    buildCar({ id: 'kia', make: 'Kia', makeSlug: 'kia', colour: 'Red' }),
  ]
  const search = searchIn(cars)

  it('a search without results returns the closest cars, and keeps values in the facets (SRC-01)', async () => {
    const state = { values: { make: ['Mazda'], colour: ['Turquoise'] }, ranges: { price: { min: null, max: 1 } } }
    const found = await search({ state })
    expect(found).toMatchObject({ total: 0, cars: [], nearest: { dropped: ['colour', 'price'], total: 2 } })
    expect(found.nearest?.cars.map(({ id }) => id).toSorted()).toEqual(['blue', 'red'])
    expect(found.nearest?.cars.every(({ dealerComments }) => dealerComments === null)).toBe(true)
    expect(found.facets.body?.every(({ uncounted }) => uncounted)).toBe(true)
    expect(found.facets.colour).toContainEqual(expect.objectContaining({ value: 'Turquoise', count: 0 }))
  })

  it('a search without results returns no other cars without a query', async () =>
    expect(await searchIn([])({})).toMatchObject({ total: 0, cars: [], facets: {}, ranges: {} }))
})

it('a search finds cars within a distance of a postcode, the nearest first, and counts cars further away (SRC-45)', async () => {
  const cars = [
    ...['sydney', 'sydney-too'].map((id) => buildCar({ id, latitude: -33.87, longitude: 151.21 })),
    buildCar({ id: 'gosford', latitude: -33.43, longitude: 151.34, customRank: 900 }),
    buildCar({ id: 'melbourne', latitude: -37.81, longitude: 144.96 }),
  ]
  const search = searchIn(cars)
  const ask = (near: SearchState['near']) => search({ state: near ? { near } : {} })
  const [all, near, city] = await Promise.all([ask(undefined), ask({ postcode: '2000', km: 100 }), ask({ postcode: '2000', km: 10 })])
  expect(near.near).toMatchObject({ latitude: expect.closeTo(-33.87, 1), longitude: expect.closeTo(151.21, 1) })
  expect([all.total, near.total, city.total]).toEqual([4, 3, 2])
  expect(near.without?.near).toBe(4)
  expect(near.cars.map(({ id }) => id)).toEqual(['sydney', 'sydney-too', 'gosford'])
  expect(await ask({ postcode: '0001', km: 10 })).toMatchObject({ near: null, total: 4 })
})
