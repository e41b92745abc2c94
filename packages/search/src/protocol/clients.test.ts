import type { Server } from 'node:http'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import algoliasearchHelper, { type SearchParameters, type SearchResults } from 'algoliasearch-helper'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Filter } from '../contract/Filter'
import type { IndexSettings, SearchRecord } from '../contract/SearchRecord'
import type { SearchRequest } from '../contract/SearchRequest'
import { naiveSearch } from '../testing/naiveSearch'
import { randomRecord, randomSettings } from '../testing/randomRecords'
import { serveSearch } from './testing/serveSearch'
import { testCredentials, testTarget } from './testing/testTarget'

const settings: IndexSettings = { ...randomSettings, facets: [...randomSettings.facets, 'kind', 'kind_model', '_tags'] }
const records: SearchRecord[] = Array.from({ length: 300 }, (_, id) => {
  const record = randomRecord(11, id)
  return { ...record, kind: record.make, kind_model: record.model ? `${record.make} > ${record.model}` : null, _tags: record.features }
})

let server: Server
let clients: { full: ReturnType<typeof algoliasearch>; lite: ReturnType<typeof liteClient> }
beforeAll(async () => {
  const served = await serveSearch(testTarget(records, settings))
  server = served.server
  const hosts = [{ url: 'localhost', port: served.port, protocol: 'http' as const, accept: 'readWrite' as const }]
  const { appId, apiKey } = testCredentials
  // A busy machine is no failure.
  const timeouts = { connect: 20_000, read: 30_000, write: 30_000 }
  clients = { full: algoliasearch(appId, apiKey, { hosts, timeouts }), lite: liteClient(appId, apiKey, { hosts, timeouts }) }
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const oracle = (request: Partial<SearchRequest>) =>
  naiveSearch(
    records,
    {
      query: '',
      filters: [],
      sort: 'recommended',
      offset: 0,
      length: 20,
      facets: [],
      maxValuesPerFacet: 100,
      countNumbers: true,
      ...request,
    },
    settings,
  )
const ids = (hits: readonly object[]) => hits.map((hit) => (hit as { objectID: string }).objectID)
const is = (attribute: string, value: string): Filter => ({ kind: 'facet', attribute, value })
const tag = (value: string): Filter => ({ kind: 'facet', attribute: '_tags', value, exact: true })
const anyOf = (attribute: string, ...values: string[]): Filter => ({ kind: 'or', filters: values.map((value) => is(attribute, value)) })
const isNot = (attribute: string, value: string): Filter => ({ kind: 'not', filter: is(attribute, value) })
const number = (attribute: string, comparison: '>=' | '<' | '=', value: number): Filter => ({
  kind: 'number',
  attribute,
  comparison,
  value,
})

/** What plain loops count of a facet, as an object. */
const counts = (request: Partial<SearchRequest>, facet: string) =>
  Object.fromEntries((oracle({ ...request, facets: [facet] }).facets[facet] ?? []).map(({ value, count }) => [value, count]))

describe('the algoliasearch client (SRC-44 to SRC-46)', () => {
  it.each(['full', 'lite'] as const)('%s: gets the hits, counts and statistics of plain loops', async (name) => {
    const request = {
      query: 'toyota',
      filters: [anyOf('seats', '5', '7'), number('price', '>=', 5000)],
      facets: ['make', 'features', 'price'],
    }
    const { results } = await clients[name].search<SearchRecord>({
      requests: [
        {
          indexName: 'cars',
          query: 'toyota',
          facetFilters: [['seats:5', 'seats:7']],
          numericFilters: ['price>=5000'],
          facets: ['make', 'features', 'price'],
        },
      ],
    })
    const [result] = results
    if (!result || !('hits' in result)) throw new Error('No hits')
    const expected = oracle(request)
    expect(ids(result.hits)).toEqual(ids(expected.hits))
    expect(result).toMatchObject({ nbHits: expected.found, facets_stats: { price: expected.stats.price } })
    expect(result.facets).toEqual({ make: counts(request, 'make'), features: counts(request, 'features'), price: counts(request, 'price') })
  })

  it('searches one index and pages through a replica', async () => {
    const page = await clients.full.searchSingleIndex({ indexName: 'cars_price_asc', searchParams: { page: 2, hitsPerPage: 7 } })
    expect(ids(page.hits)).toEqual(ids(oracle({ sort: 'price_asc', offset: 14, length: 7 }).hits))
  })

  it('fetches a few items by a filter, and nothing more of them than is asked for (SRC-49)', async () => {
    const some = await clients.full.searchSingleIndex({
      indexName: 'cars',
      searchParams: { filters: 'make:Mazda AND price >= 5000', hitsPerPage: 4, attributesToRetrieve: ['name'], attributesToHighlight: [] },
    })
    const { hits } = oracle({ filters: [is('make', 'Mazda'), number('price', '>=', 5000)], length: 4 })
    expect(some.hits).toEqual(hits.map(({ objectID, name }) => ({ objectID, name })))
  })

  it('searches facet values by themselves and in a batch', async () => {
    const alone = await clients.full.searchForFacetValues({
      indexName: 'cars',
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: 'maz', params: 'filters=seats:5' },
    })
    const count = counts({ filters: [is('seats', '5')] }, 'make').Mazda
    expect(alone.facetHits).toEqual([{ value: 'Mazda', highlighted: '<em>Maz</em>da', count }])
    const batch = await clients.full.search({
      requests: [{ type: 'facet', indexName: 'cars', facet: 'make', facetQuery: 'maz', filters: 'seats:5' }, { indexName: 'cars' }],
    })
    expect(batch.results).toMatchObject([{ facetHits: alone.facetHits }, { nbHits: records.length }])
  })

  it('gets objects by their ids, and browses all of an index', async () => {
    const { results } = await clients.full.getObjects<SearchRecord>({
      requests: [records[3], records[7]].map((one) => ({
        indexName: 'cars',
        objectID: one?.objectID ?? '',
        attributesToRetrieve: ['name'],
      })),
    })
    expect(results).toEqual([records[3], records[7]].map((one) => ({ objectID: one?.objectID, name: one?.name })))
    const object = await clients.full.getObject({ indexName: 'cars', objectID: records[5]?.objectID ?? '' })
    expect(object).toMatchObject({ objectID: records[5]?.objectID, name: records[5]?.name })
    const seen: string[] = []
    await clients.full.browseObjects({
      indexName: 'cars',
      browseParams: { hitsPerPage: 70, filters: 'seats:5' },
      aggregator: ({ hits }) => seen.push(...ids(hits)),
    })
    expect(seen).toEqual(ids(oracle({ filters: [is('seats', '5')], length: 1000 }).hits))
  })

  it('is refused all else, as a key that may only search is', async () => {
    const refusal = { status: 403, message: expect.stringContaining('may search') }
    await expect(clients.full.listIndices()).rejects.toMatchObject(refusal)
    await expect(clients.full.getSettings({ indexName: 'cars' })).rejects.toMatchObject(refusal)
    await expect(clients.full.saveObject({ indexName: 'cars', body: { objectID: 'x' } })).rejects.toMatchObject(refusal)
    await expect(clients.full.deleteObject({ indexName: 'cars', objectID: 'x' })).rejects.toMatchObject(refusal)
    await expect(clients.full.getObject({ indexName: 'cars', objectID: 'nothing' })).rejects.toMatchObject({ status: 404 })
  })

  it('tells the reason of a refusal', async () => {
    await expect(clients.full.searchSingleIndex({ indexName: 'trucks' })).rejects.toMatchObject({
      message: 'Index trucks does not exist',
      status: 404,
    })
    await expect(clients.full.searchSingleIndex({ indexName: 'cars', searchParams: { filters: 'a:' } })).rejects.toMatchObject({
      status: 400,
    })
  })
})

type Helper = ReturnType<typeof algoliasearchHelper>
const helperOptions = {
  disjunctiveFacets: ['make', 'seats', 'price', 'litres'],
  facets: ['features', 'certified', 'colour'],
  hierarchicalFacets: [{ name: 'kinds', attributes: ['kind', 'kind_model'] }],
  maxValuesPerFacet: 100,
  hitsPerPage: 21,
}
const resultOf = (helper: Helper) =>
  new Promise<SearchResults<SearchRecord>>((resolve, reject) => {
    helper.once('result', ({ results }) => resolve(results as SearchResults<SearchRecord>))
    helper.once('error', ({ error }) => reject(error))
    helper.search()
  })

interface Refined {
  readonly name: string
  readonly refine: (helper: Helper) => Helper
  readonly query?: string
  readonly sort?: string
  readonly offset?: number
  /** What plain loops are asked with, by facet: a disjunctive one is counted without its own. */
  readonly filters: { readonly [facet: string]: Filter }
}

describe('algoliasearch-helper (SRC-02, SRC-03, SRC-25)', () => {
  it.each<Refined>([
    { name: 'nothing', refine: (helper) => helper, filters: {} },
    { name: 'words', refine: (helper) => helper.setQuery('toyota land'), query: 'toyota land', filters: {} },
    { name: 'a page', refine: (helper) => helper.setPage(2), offset: 42, filters: {} },
    { name: 'another order', refine: (helper) => helper.setIndex('cars_price_asc'), sort: 'price_asc', filters: {} },
    {
      name: 'two disjunctive facets',
      refine: (helper) =>
        helper
          .addDisjunctiveFacetRefinement('make', 'Toyota')
          .addDisjunctiveFacetRefinement('make', 'Škoda')
          .addDisjunctiveFacetRefinement('seats', '5'),
      filters: { make: anyOf('make', 'Toyota', 'Škoda'), seats: anyOf('seats', '5') },
    },
    {
      name: 'conjunctive and excluded values',
      refine: (helper) =>
        helper.addFacetRefinement('features', 'Towbar').addFacetRefinement('features', 'Canopy').addFacetExclusion('colour', 'white'),
      filters: {
        features: { kind: 'and', filters: [is('features', 'Towbar'), is('features', 'Canopy')] },
        colour: isNot('colour', 'white'),
      },
    },
    {
      name: 'ranges of numbers with a disjunctive facet',
      refine: (helper) =>
        helper
          .addNumericRefinement('price', '>=', 4000)
          .addNumericRefinement('price', '<', 15_000)
          .addDisjunctiveFacetRefinement('make', 'Mazda'),
      filters: {
        price: { kind: 'and', filters: [number('price', '>=', 4000), number('price', '<', 15_000)] },
        make: anyOf('make', 'Mazda'),
      },
    },
    {
      name: 'either of two numbers',
      refine: (helper) => helper.addNumericRefinement('litres', '=', [1.5, 2]),
      filters: { litres: { kind: 'or', filters: [number('litres', '=', 1.5), number('litres', '=', 2)] } },
    },
    {
      name: 'tags',
      refine: (helper) => helper.addTag('Towbar').addTag('Sunroof'),
      filters: { tags: { kind: 'and', filters: [tag('Towbar'), tag('Sunroof')] } },
    },
    {
      name: 'everything together',
      refine: (helper) =>
        helper
          .setQuery('toyot')
          .addDisjunctiveFacetRefinement('seats', '7')
          .addFacetRefinement('certified', 'true')
          .addNumericRefinement('price', '>=', 2000),
      query: 'toyot',
      filters: { seats: anyOf('seats', '7'), certified: is('certified', 'true'), price: number('price', '>=', 2000) },
    },
  ])('refines by $name', async ({ refine, filters, ...rest }) => {
    const results = await resultOf(refine(algoliasearchHelper(clients.lite, 'cars', helperOptions)))
    const question = { query: rest.query ?? '', sort: rest.sort ?? 'recommended', offset: rest.offset ?? 0, length: 21 }
    const all = oracle({ ...question, filters: Object.values(filters) })
    expect(ids(results.hits)).toEqual(ids(all.hits))
    expect(results.nbHits).toBe(all.found)
    for (const facet of [...helperOptions.disjunctiveFacets, ...helperOptions.facets]) {
      const isDisjunctive = helperOptions.disjunctiveFacets.includes(facet)
      const under = Object.entries(filters).flatMap(([name, filter]) => (isDisjunctive && name === facet ? [] : [filter]))
      const listed = results.getFacetValues(facet, {}) as { name: string; count: number }[]
      const counted = Object.fromEntries(listed.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]))
      expect({ facet, counted }).toEqual({ facet, counted: counts({ ...question, filters: under }, facet) })
      const stats = oracle({ ...question, filters: under, facets: [facet] }).stats[facet]
      expect(results.getFacetStats(facet)).toEqual(stats)
    }
  })

  it('opens a level of a hierarchical facet, and keeps its neighbours countable', async () => {
    const helper = algoliasearchHelper(clients.lite, 'cars', helperOptions)
      .addHierarchicalFacetRefinement('kinds', 'Mazda > CX-5')
      .addDisjunctiveFacetRefinement('seats', '5')
    const results = await resultOf(helper)
    const seats = anyOf('seats', '5')
    expect(ids(results.hits)).toEqual(ids(oracle({ filters: [is('kind_model', 'Mazda > CX-5'), seats], length: 21 }).hits))
    const tree = results.getFacetValues('kinds', { sortBy: ['name:asc'] }) as unknown as {
      data: { name: string; count: number; data: { name: string; count: number }[] | null }[]
    }
    const makes = Object.fromEntries(tree.data.map(({ name, count }) => [name, count]))
    expect(makes).toEqual(counts({ filters: [seats] }, 'kind'))
    const models = tree.data.find(({ name }) => name === 'Mazda')?.data ?? []
    expect(Object.fromEntries(models.map(({ name, count }) => [`Mazda > ${name}`, count]))).toEqual(
      counts({ filters: [is('kind', 'Mazda'), seats] }, 'kind_model'),
    )
  })

  it('searches values of a facet under the other refinements', async () => {
    const helper = algoliasearchHelper(clients.lite, 'cars', helperOptions)
      .addDisjunctiveFacetRefinement('make', 'Toyota')
      .addDisjunctiveFacetRefinement('seats', '5')
    const { facetHits } = await helper.searchForFacetValues('make', 'ni', 5, {} as SearchParameters)
    expect(facetHits).toMatchObject([
      { value: 'Nissan', count: counts({ filters: [anyOf('seats', '5')] }, 'make').Nissan, isRefined: false },
    ])
  })
})
