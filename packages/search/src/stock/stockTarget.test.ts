import { cardCar } from '@forecourt/rules/car/cardCar'
import { isListed } from '@forecourt/rules/car/listing/isListed'
import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { createStockIndex } from '../createStockIndex'
import { handleSearchRequest } from '../protocol/handleSearchRequest'
import { stockHits, stockTarget } from './stockTarget'

const now = '2026-03-10T10:00:00Z'
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
const engine = createStockIndex(cars).engine

function search(params: object, given: { stock?: object; config?: object; dealershipIds?: readonly string[]; now?: string } = {}) {
  const target = stockTarget({
    indexName: 'Car_production',
    index: engine,
    credentials: { appId: 'A', apiKey: 'K' },
    hits: stockHits(buildConfig(given.config)),
    price: buildConfig(given.config).price,
    search: buildConfig(given.config).search,
    stock: buildConfig({ stock: given.stock ?? {} }).stock,
    dealershipIds: given.dealershipIds ?? [],
    now: given.now ?? now,
  })
  const url = '/1/indexes/Car_production/query?x-algolia-application-id=A&x-algolia-api-key=K'
  return JSON.parse(handleSearchRequest({ method: 'POST', url, body: JSON.stringify(params), header: () => undefined }, target).body)
}
const idsOf = ({ hits }: { hits: { objectID: string }[] }) => hits.map(({ objectID }) => objectID).sort()
const listed = (stock: object, at = now) =>
  cars
    .filter((car) => isListed(car, buildConfig({ stock }).stock, at))
    .map(({ id }) => id)
    .sort()

/** What someone would try who wants to see more. */
const attempts: object[] = [
  {},
  { filters: 'status:draft OR status:withdrawn OR NOT status:draft' },
  { filters: 'show_on_dealer_website:false OR NOT show_on_dealer_website:true' },
  { filters: '(NOT status:in_stock OR NOT status:sold) AND NOT dealership_id:nobody', facetFilters: [['status:-nothing', 'status:draft']] },
  { numericFilters: [['sold_at_timestamp<99999999999999', 'image_count!=5']], typoTolerance: false },
]

describe('a site’s stock for search clients', () => {
  it.each<{ name: string; stock: object }>([
    { name: 'as they come', stock: {} },
    { name: 'one car type', stock: { carTypes: ['demo'] } },
    { name: 'two photos', stock: { minImageCount: 2 } },
    { name: 'sold cars stay no day', stock: { soldVisibleDays: 0 } },
    { name: 'sold cars stay 60 days', stock: { soldVisibleDays: 60 } },
  ])('finds what the rule of the site lists, and no request widens it (SRC-31, SRC-32, SRC-33, CFG-12): $name', ({ stock }) => {
    for (const params of attempts) {
      const all = idsOf(search({ hitsPerPage: 100, ...params }, { stock }))
      expect(listed(stock)).toEqual(expect.arrayContaining(all))
      const asks = Object.keys(params).length === 0
      if (asks) expect(all).toEqual(listed(stock))
    }
  })

  it('lets a sold car go when its days are over, without anyone touching it (SRC-32, ENT-27)', () => {
    const later = '2026-03-13T10:00:00Z'
    expect(idsOf(search({ filters: 'status:sold', hitsPerPage: 100 }))).toEqual(['car-6', 'car-7'])
    expect(idsOf(search({ filters: 'status:sold', hitsPerPage: 100 }, { now: later }))).toEqual([])
  })

  it('keeps a site with dealerships of its own to their stock', () => {
    const mine = { dealershipIds: ['other'] }
    expect(idsOf(search({ hitsPerPage: 100 }, mine))).toEqual(['car-15'])
    expect(search({ filters: 'dealership_id:own OR NOT dealership_id:own', facets: ['dealership_id'] }, mine)).toMatchObject({
      nbHits: 1,
      facets: { dealership_id: { other: 1 } },
    })
  })

  it('gives a hit what a card needs and nothing that is the dealer’s alone', () => {
    const [hit] = search({ attributesToRetrieve: ['*', 'custom_rank', 'image_count'], hitsPerPage: 1 }).hits
    expect(hit.car).toEqual(cardCar(cars.find(({ id }) => id === hit.objectID) as Car, buildConfig()))
    for (const hidden of ['custom_rank', 'show_on_dealer_website', 'image_count', 'sold_at_timestamp'])
      expect(hit).not.toHaveProperty(hidden)
    expect(JSON.stringify(search({ facets: ['*', 'custom_rank'], hitsPerPage: 0 }))).not.toMatch(
      /custom_rank":|show_on|image_count|sold_at/,
    )
  })

  it.each([
    { name: 'shown', offerSubscriptions: true, price: 289, found: 1 },
    { name: 'not shown', offerSubscriptions: false, price: undefined, found: 0 },
  ])(
    'prices per week are $name, counted and filtered by where the site offers subscriptions (CAR-14)',
    ({ offerSubscriptions, price, found }) => {
      const config = buildConfig({ price: { offerSubscriptions } })
      const target = stockTarget({
        indexName: 'i',
        index: createStockIndex([buildCar({ subscriptionPriceCents: 28_900 })]).engine,
        credentials: { appId: 'A', apiKey: 'K' },
        hits: stockHits(config),
        price: config.price,
        search: config.search,
        stock: config.stock,
        dealershipIds: [],
        now,
      })
      const ask = (params: object) =>
        JSON.parse(
          handleSearchRequest(
            {
              method: 'POST',
              url: '/1/indexes/i/query?x-algolia-application-id=A&x-algolia-api-key=K',
              body: JSON.stringify(params),
              header: () => undefined,
            },
            target,
          ).body,
        )
      expect(ask({}).hits[0].subscription_price).toBe(price)
      expect(ask({ numericFilters: ['subscription_price<=300'] }).nbHits).toBe(found)
      expect(ask({ filters: '"weekly_price_range":"$250 to $300 a week"' }).nbHits).toBe(found)
    },
  )

  it('knows a car’s tag as a tag (SRC-45)', () => {
    const index = createStockIndex([buildCar({ id: 'x', tag: 'One Owner' }), buildCar({ id: 'y', tag: null })]).engine
    expect(
      index.search([
        {
          query: '',
          filters: [{ kind: 'facet', attribute: '_tags', value: 'one owner' }],
          sort: 'newest',
          offset: 0,
          length: 5,
          facets: [],
          maxValuesPerFacet: 0,
        },
      ])[0]?.found,
    ).toBe(1)
  })

  it('says where each car stands and, when asked, how far that is (SRC-45)', () => {
    const { hits } = search({ aroundLatLng: '-33.87,151.21', aroundRadius: 30_000, getRankingInfo: true })
    expect(hits.length).toBeGreaterThan(0)
    expect(hits[0]).toMatchObject({
      _geoloc: { lat: -33.815, lng: 151.001 },
      _rankingInfo: { geoDistance: expect.closeTo(20_258, -3), matchedGeoLocation: { lat: -33.815, lng: 151.001 } },
    })
    expect(search({ aroundLatLng: '-33.87,151.21', aroundRadius: 15_000 }).nbHits).toBe(0)
    expect(search({}).hits[0]).not.toHaveProperty('_rankingInfo')
  })
})
