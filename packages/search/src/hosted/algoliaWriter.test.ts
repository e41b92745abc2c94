import { sortOrders } from '@forecourt/rules/search/SearchState'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeAlgolia, fakeAlgolia } from '../testing/fakeAlgolia'
import { algoliaWriter } from './algoliaWriter'

let algolia: FakeAlgolia
beforeAll(async () => {
  algolia = await fakeAlgolia()
})
afterAll(() => algolia.stop())
beforeEach(() => algolia.clear())

const writer = (organisationId = 'org', readers = { providers: ['own'], offerSubscriptions: false }) =>
  algoliaWriter({ appId: 'TESTAPP', adminKey: 'an admin key', indexName: 'Car_production', host: algolia.host }, organisationId, readers)
const cars = (...ids: string[]) =>
  ids.map((id) => buildCar({ id, stockNumber: id, customRank: 7, regoPlate: 'ABC123', locationPhone: '0291234567' }))
async function* pagesOf(...pages: string[][]) {
  for (const page of pages) yield cars(...page)
}
const batches = () =>
  algolia.calls
    .filter(({ path }) => path.endsWith('/batch'))
    .map(({ body }) => body.requests.map((one: { action: string; body: { objectID: string } }) => `${one.action} ${one.body.objectID}`))

describe('algoliaWriter', () => {
  it('algoliaWriter writes changes in one batch, by the car’s id, with the write key (SRC-44)', async () => {
    await writer().change({ upserts: cars('a', 'b'), removals: ['gone'] })
    expect(batches()).toEqual([['partialUpdateObject a', 'partialUpdateObject b', 'deleteObject gone']])
    expect(algolia.calls[0]).toMatchObject({ method: 'POST', path: '/1/indexes/Car_production/batch', key: 'an admin key' })
    expect(algolia.records.get('a')).toMatchObject({
      objectID: 'a',
      organisation_id: 'org',
      make: 'Toyota',
      price: 24_990,
      custom_rank: 7,
      image_count: 2,
    })
  })

  it('algoliaWriter writes all that a card shows, and none of the dealer’s private data', async () => {
    await writer().change({ upserts: cars('a'), removals: [] })
    expect(algolia.records.get('a')?.car).toMatchObject({
      id: 'a',
      priceCents: 2_499_000,
      images: [{ key: 'cars/n1001/1.png' }, {}],
      dealerComments: null,
    })
    for (const secret of ['ABC123', '0291234567', 'full service history'])
      expect(JSON.stringify(algolia.records.get('a'))).not.toContain(secret)
  })

  it('algoliaWriter writes only the car fields that the sites of the index show (VDP-04, CAR-14, CAR-23)', async () => {
    const lender = { priceCents: 2_499_000, interestRate: 7 } as never
    const car = buildCar({
      id: 'a',
      views: 321,
      nvic: 'NVIC1',
      marketPrices: { nationalAverageCents: 1 },
      financeLenders: { own: lender, other: lender },
      subscriptionPriceCents: 28_900,
    })
    const cheaper = buildCar({ ...car, id: 'b', driveAwayCents: 2_299_000, priceCents: 2_299_000 })
    await writer().change({ upserts: [car, cheaper], removals: [] })
    expect(algolia.records.get('b')).toHaveProperty('car.financeLenders', {})
    expect(algolia.records.get('a')).toMatchObject({
      subscription_price: null,
      weekly_price_range: null,
      car: { views: 0, nvic: null, marketPrices: {}, subscriptionPriceCents: null },
    })
    expect(algolia.records.get('a')).toHaveProperty('car.financeLenders', { own: lender })
    await writer('org', { providers: [], offerSubscriptions: true }).change({ upserts: [car], removals: [] })
    expect(algolia.records.get('a')).toMatchObject({ subscription_price: 289, car: { subscriptionPriceCents: 28_900, financeLenders: {} } })
  })

  it('algoliaWriter changes nothing when repeated, and keeps fields that others added to a record', async () => {
    const changes = { upserts: cars('a'), removals: ['gone'] }
    await writer().change(changes)
    algolia.records.set('a', { ...algolia.records.get('a'), boosted: true })
    const before = structuredClone([...algolia.records])
    await writer().change(changes)
    expect([...algolia.records]).toEqual(before)
  })

  it('algoliaWriter removes a price that a car no longer has', async () => {
    await writer().change({ upserts: cars('a'), removals: [] })
    await writer().change({ upserts: [buildCar({ id: 'a', priceCents: null })], removals: [] })
    expect(algolia.records.get('a')?.price).toBeNull()
  })

  it('algoliaWriter sends no batch without changes, and thousands in several', async () => {
    await writer().change({ upserts: [], removals: [] })
    expect(algolia.calls).toEqual([])
    await writer().change({ upserts: [], removals: Array.from({ length: 1200 }, (_, index) => `car-${index}`) })
    expect(batches().map(({ length }) => length)).toEqual([500, 500, 200])
  })

  it('algoliaWriter replaces all records of its organisation, and leaves those of another in the same index', async () => {
    await writer('other').change({ upserts: cars('theirs'), removals: [] })
    await writer().change({ upserts: cars('a', 'old-1', 'old-2', 'old-3'), removals: [] })
    await writer().replaceAll(pagesOf(['a', 'b'], ['c']))
    expect([...algolia.records.keys()].sort()).toEqual(['a', 'b', 'c', 'theirs'])
  })

  it('algoliaWriter sets up the index with facets, exact codes and ranking, and a replica for each other sort order (SRC-17)', async () => {
    await writer().setUp()
    const settings = Object.fromEntries(
      algolia.calls.filter(({ path }) => path.endsWith('/settings')).map(({ path, body }) => [path.split('/')[3], body]),
    )
    expect(settings.Car_production).toMatchObject({
      searchableAttributes: [
        'name,make,model,badge',
        expect.stringMatching(/^stock_number,vin,car_type,.*,colour,/),
        expect.stringMatching(/^filtered_features,/),
      ],
      ignorePlurals: ['en'],
      optionalWords: expect.arrayContaining(['car', 'for sale']),
      removeWordsIfNoResults: 'lastWords',
      customRanking: ['desc(readiness)', 'desc(custom_rank)', 'desc(appeal)', 'desc(created_at_timestamp)'],
      disableTypoToleranceOnAttributes: expect.arrayContaining(['stock_number', 'vin', 'colour', 'filtered_features']),
      attributesForFaceting: expect.arrayContaining([
        'make',
        'year',
        'dealership_id',
        'show_on_dealer_website',
        'filterOnly(organisation_id)',
      ]),
      numericAttributesForFiltering: expect.arrayContaining(['price', 'image_count', 'sold_at_timestamp']),
      unretrievableAttributes: expect.arrayContaining(['custom_rank', 'readiness', 'appeal', 'organisation_id']),
      replicas: sortOrders.filter((order) => order !== 'recommended').map((order) => `Car_production_${order}`),
    })
    expect(algolia.calls.find(({ path }) => path === '/1/indexes/Car_production/synonyms/batch')?.body).toContainEqual({
      objectID: 'vw',
      type: 'oneWaySynonym',
      input: 'vw',
      synonyms: ['volkswagen'],
    })
    expect(Object.keys(settings).sort()).toEqual(['Car_production', ...settings.Car_production.replicas].sort())
    expect(settings.Car_production_price_asc).toMatchObject({
      ranking: ['asc(price)', 'typo', 'words', 'filters', 'exact', 'proximity', 'attribute', 'geo', 'custom'],
      customRanking: ['desc(readiness)', 'desc(custom_rank)', 'desc(appeal)', 'desc(created_at_timestamp)'],
    })
    expect(settings.Car_production_price_asc).not.toHaveProperty('replicas')
  })

  it('algoliaWriter rejects with Algolia’s reason if Algolia refuses it', async () => {
    algolia.refuse(1)
    await expect(writer().change({ upserts: cars('a'), removals: [] })).rejects.toThrow('Invalid Application-ID or API key')
  })
})
