import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits, refusedBatch, refusedQuery, refusedSettings, refusedSynonyms } from '../testing/algoliaContract'
import { type FakeAlgolia, fakeAlgolia } from '../testing/fakeAlgolia'
import { algoliaSearch } from './algoliaSearch'
import { algoliaWriter } from './algoliaWriter'
import { fitRecord } from './fitRecord'
import { hostedRecord } from './hostedRecord'
import { hostedSettings, hostedSynonyms } from './hostedSettings'

let algolia: FakeAlgolia
beforeAll(async () => {
  algolia = await fakeAlgolia()
})
afterAll(() => algolia.stop())
beforeEach(() => algolia.clear())

const readers = { providers: [], offerSubscriptions: false }
const address = (adminKey = 'admin') => ({ appId: 'TESTAPP', adminKey, indexName: 'Car_production', host: algolia.host })
const writer = (adminKey?: string) => algoliaWriter(address(adminKey), 'org', readers)
async function* pageOf(...cars: readonly ReturnType<typeof buildCar>[]) {
  yield cars
}
/** As many photos and features as the fullest listings have. */
const fullCar = (id: string, photos = 80, features = 150) =>
  buildCar({
    id,
    images: Array.from({ length: photos }, (_, at) => ({
      key: `cars/5b0e4c1e8a0b4d8e9c3e0a7c5a1d2f3b/${at}.webp`,
      alt: `2026 Toyota HiLux, photo ${at}`,
    })),
    standardEquipment: Array.from({ length: features }, (_, at) => `Second row heated outboard seats with memory ${at}`),
  })
const endless = (id: string) => buildCar({ id, name: 'x'.repeat(20_000) })
/** As `parseSearch` cuts it. */
const maxQueryLength = 100
const nowhere = { organisationId: 'org', dealershipIds: [], config: buildConfig({}) }

describe('The contract of Algolia: records', () => {
  it('A car with more photos and features than a record has room for is written with fewer (SRC-44)', async () => {
    await writer().change({ upserts: [fullCar('full')], removals: [] })
    const record = algolia.records.get('full') as ReturnType<typeof hostedRecord>
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(limits.recordBytes)
    expect(record.car.images.length).toBeGreaterThanOrEqual(6)
    expect(record).toMatchObject({ image_count: 80 })
  })

  it('Photos are cut before features, and a record that fits stays as it is', () => {
    const record = hostedRecord(fullCar('full', 60, 20), 'org', readers)
    expect(fitRecord(record, 100_000)).toBe(record)
    const fitted = fitRecord(record, 10_000)
    expect(fitted).toHaveProperty('filtered_features', (record as Record<string, unknown>).filtered_features)
    expect(fitted?.car.images.length).toBeLessThan(60)
    expect(fitRecord(hostedRecord(endless('endless'), 'org', readers), 10_000)).toBeNull()
  })

  it('A car that can’t be written does not keep others from the index, is removed from it, and is reported (SRC-44)', async () => {
    await writer().setUp()
    await writer().change({ upserts: [buildCar({ id: 'grows' })], removals: [] })
    const changed = writer().change({ upserts: [endless('grows'), buildCar({ id: 'other' })], removals: [] })
    await expect(changed).rejects.toThrow('A car needs more than the 10000 bytes of a record and can’t be in the index: grows')
    expect([...algolia.records.keys()]).toEqual(['other'])
    await expect(writer().replaceAll(pageOf(endless('other'), buildCar({ id: 'new' })))).rejects.toThrow('other')
    expect([...algolia.records.keys()]).toEqual(['new'])
  })

  it('A plan with larger records takes the car whole', async () => {
    algolia.recordBytes = 100_000
    await algoliaWriter({ ...address(), recordBytes: 100_000 }, 'org', readers).change({ upserts: [fullCar('full')], removals: [] })
    expect((algolia.records.get('full') as ReturnType<typeof hostedRecord>).car.images).toHaveLength(80)
  })

  it('A batch with one record that is too large is refused as a whole', () => {
    const requests = [
      { action: 'addObject', body: { objectID: 'a' } },
      { action: 'addObject', body: { objectID: 'b', text: 'x'.repeat(10_000) } },
    ]
    expect(refusedBatch(requests, 10_000)).toMatch(/^Record at the position 1 objectID=b is too big size=100\d\d\/10000 bytes/)
    expect(refusedBatch([{ action: 'replaceObject', body: { objectID: 'a' } }], 10_000)).toBe('Invalid action: replaceObject')
  })
})

describe('The contract of Algolia: settings', () => {
  it('Our settings and synonyms are accepted, with one index for each sort within the smallest plan (SRC-17, SRC-44)', () => {
    for (const settings of Object.values(hostedSettings('Car_production'))) expect(refusedSettings({ ...settings })).toBeNull()
    expect(refusedSynonyms(hostedSynonyms() as Parameters<typeof refusedSynonyms>[0])).toBeNull()
  })

  it('Replicas are configured once the index has them, and cars are written once it exists', async () => {
    await writer().setUp()
    await writer().replaceAll(pageOf(buildCar({ id: 'a' })))
    expect(algolia.configured).toEqual(['Car_production'])
    const { replicas = [] } = hostedSettings('Car_production').Car_production ?? {}
    expect([...algolia.indexes]).toEqual([['Car_production', null], ...replicas.map((name) => [name, 'Car_production'])])
  })

  it.each([
    { name: 'an unknown one', settings: { searchable: ['name'] }, reason: 'Invalid object attributes: searchable' },
    { name: 'more pages than are allowed', settings: { paginationLimitedTo: 20_001 }, reason: /paginationLimitedTo should be between/ },
    { name: 'more facet hits than are allowed', settings: { maxFacetHits: 101 }, reason: /maxFacetHits should be between 1 and 100/ },
    { name: 'a ranking that is no criterion', settings: { ranking: ['price'] }, reason: 'Invalid ranking criterion: price' },
    { name: 'a wrong choice', settings: { removeWordsIfNoResults: 'last' }, reason: /Invalid value/ },
    { name: 'more indexes than the plan has', settings: { replicas: Array.from({ length: 10 }, String) }, reason: /Too many indices/ },
  ])('A setting is refused: $name', ({ settings, reason }) => expect(refusedSettings(settings)).toMatch(reason))
})

describe('The contract of Algolia: searches', () => {
  const query = {
    ...{ indexName: 'Car_production', query: '', filters: 'status:"in_stock"', facetFilters: [], numericFilters: [], facets: [] },
    ...{ maxValuesPerFacet: 10, hitsPerPage: 20, page: 0 },
  }
  const settings = { attributesForFaceting: ['status', 'make', 'filterOnly(make_key)'], numericAttributesForFiltering: ['price'] }

  it.each([
    { name: 'a long query', over: { query: 'é'.repeat(257) }, reason: 'query is too long' },
    { name: 'a page of more than a thousand hits', over: { hitsPerPage: 1_001 }, reason: /hitsPerPage/ },
    { name: 'an OR of ANDs', over: { filters: '(status:"a" AND status:"b") OR status:"c"' }, reason: /only \(X OR Y\) AND Z is allowed/ },
    { name: 'a filter of an attribute that isn’t declared', over: { facetFilters: [['colour:Red']] }, reason: /colour is not in/ },
    { name: 'counts of an attribute that is only a filter', over: { facets: ['make_key'] }, reason: /make_key has no facet values/ },
    { name: 'a comparison of an attribute that isn’t declared', over: { numericFilters: ['km>5'] }, reason: /km is not in/ },
    {
      name: 'more than a thousand filters',
      over: { facetFilters: [Array.from({ length: 1_001 }, (_, at) => `make:${at}`)] },
      reason: /Too many/,
    },
  ])('A search is refused: $name', ({ over, reason }) => expect(refusedQuery({ ...query, ...over }, settings)).toMatch(reason))

  it('A search is accepted that our adapter sends, up to the longest query that a shopper can enter (SRC-44, SRC-45)', async () => {
    await writer().setUp()
    await writer().replaceAll(pageOf(buildCar({ id: 'a' })))
    const search = algoliaSearch({ ...address(), key: 'search-only' }, 60_000)
    const state = { query: '漢'.repeat(maxQueryLength), page: 1, sortBy: 'recommended' as const, values: {}, ranges: {} }
    const found = await search.search({ site: nowhere, state, preset: {}, now: '2026-03-10T10:00:00Z' })
    expect(found.total).toBe(0)
  })

  it('Pages beyond the limit are empty at Algolia, and our adapter requests none', async () => {
    await writer().setUp()
    await writer().replaceAll(pageOf(buildCar({ id: 'a' })))
    const client = liteClient('TESTAPP', 'search-only', { hosts: [{ ...algolia.host, accept: 'readWrite' }] })
    const { results } = await client.search({ requests: [{ ...query, page: 1_000 } as never] })
    expect(results[0]).toMatchObject({ hits: [], message: expect.stringContaining('only fetch the 20000 hits') })
    algolia.calls.length = 0
    const state = { query: '', page: 5_000, sortBy: 'recommended' as const, values: {}, ranges: {} }
    await algoliaSearch({ ...address(), key: 'search-only' }, 60_000).search({
      site: nowhere,
      state,
      preset: {},
      now: '2026-03-10T10:00:00Z',
    })
    for (const { body } of algolia.calls)
      for (const { page, hitsPerPage } of body.requests) expect(page * hitsPerPage + hitsPerPage).toBeLessThanOrEqual(limits.pagination)
  })

  it('A key that may only search can’t write', async () => {
    await expect(writer('search-only').change({ upserts: [buildCar({ id: 'a' })], removals: [] })).rejects.toThrow('Method not allowed')
  })

  it('An index that does not exist is refused, with its name', async () => {
    await expect(writer().replaceAll(pageOf())).rejects.toThrow('Index Car_production does not exist')
  })
})
