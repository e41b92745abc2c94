import { describe, expect, it } from 'vitest'
import type { IndexSettings, SearchRecord } from '../contract/SearchRecord'
import { handleSearchRequest } from './handleSearchRequest'
import { limits } from './limits'
import { testCredentials, testTarget } from './testing/testTarget'

const settings: IndexSettings = {
  searchable: ['name', 'stock_number'],
  codes: ['stock_number'],
  facets: ['make', 'colour', 'seats', 'certified', '_tags', 'cost_group'],
  numbers: ['price', 'seats', 'rank', 'cost'],
  sorts: {
    recommended: { keys: [{ attribute: 'rank', descending: true }], typoFreeFirst: true },
    price_asc: { keys: [{ attribute: 'price', descending: false }], typoFreeFirst: false },
  },
}
const record = (objectID: string, rest: Omit<SearchRecord, 'objectID'>): SearchRecord => ({ objectID, cost: 9, cost_group: 'low', ...rest })
const records = (
  [
    ['a', 'Kia Rio', 'S1', 'Kia', 'Red', 5, true, ['hot'], 100, 4],
    ['b', 'Kia Carnival', 'S2', 'Kia', '-5%', 8, false, ['hot', 'new'], 300, 3],
    ['c', 'Škoda Fabia', 'S3', 'Škoda', 'Red: metallic', 5, false, [], 200, 2],
    ['d', 'Ford "Ranger"', 'S4', 'Ford', null, 5, null, ['new'], null, 1],
  ] as const
).map(([id, name, stock_number, make, colour, seats, certified, _tags, price, rank]) =>
  record(id, { name, stock_number, make, colour, seats, certified, _tags, price, rank }),
)
const target = testTarget(records, settings, { hidden: ['cost', 'cost_group'] })

const headers = { 'x-algolia-application-id': testCredentials.appId, 'x-algolia-api-key': testCredentials.apiKey }
const call = (method: string, url: string, body: unknown = '', said: { readonly [name: string]: string } = headers, of = target) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const { status, body: json } = handleSearchRequest({ method, url, body: text, header: (name) => said[name] }, of)
  return { status, body: JSON.parse(json) }
}
const search = (params: object, of = target) => call('POST', '/1/indexes/cars/query', params, headers, of)
const found = (params: object): string[] => {
  const { status, body } = search(params)
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined })
  return body.hits.map(({ objectID }: { objectID: string }) => objectID)
}

describe('a search by Algolia’s protocol (SRC-45, SRC-46)', () => {
  it.each<[name: string, params: object, hits: string[]]>([
    ['nothing', {}, ['a', 'b', 'c', 'd']],
    ['a query', { query: 'kia' }, ['a', 'b']],
    ['a query with a typo', { query: 'carnivel' }, ['b']],
    ['typoTolerance off', { query: 'carnivel', typoTolerance: false }, []],
    ['typoTolerance off as a text', { query: 'carnivel', typoTolerance: 'false' }, []],
    ['typoTolerance strict', { query: 'carnivel', typoTolerance: 'strict' }, ['b']],
    ['restrictSearchableAttributes', { query: 's1', restrictSearchableAttributes: ['name'] }, []],
    ['hitsPerPage', { hitsPerPage: 3 }, ['a', 'b', 'c']],
    ['page, from 0', { hitsPerPage: 3, page: 1 }, ['d']],
    ['a page past the end', { hitsPerPage: 3, page: 9 }, []],
    ['a page past all paging', { hitsPerPage: 1000, page: 5000 }, []],
    ['a stretch past all paging', { offset: 1_000_000, length: 2 }, []],
    ['numbers as texts', { hitsPerPage: '1', page: '2' }, ['c']],
    ['offset and length', { offset: 1, length: 2 }, ['b', 'c']],
    ['an offset without length, which says nothing', { offset: 2 }, ['a', 'b', 'c', 'd']],
    ['facetFilters', { facetFilters: 'make:Kia' }, ['a', 'b']],
    ['facetFilters as AND', { facetFilters: ['make:Kia', 'seats:8'] }, ['b']],
    ['nested facetFilters as OR', { facetFilters: [['make:Ford', 'make:škoda']] }, ['c', 'd']],
    ['a negated facet filter', { facetFilters: ['make:-Kia'] }, ['c', 'd']],
    ['a value that begins with a hyphen', { facetFilters: ['colour:\\-5%'] }, ['b']],
    ['a value with a colon', { facetFilters: ['colour:Red: metallic'] }, ['c']],
    ['facetFilters as JSON in a text', { facetFilters: '[["make:Ford","make:Kia"],"certified:true"]' }, ['a']],
    ['numericFilters', { numericFilters: ['price>=200'] }, ['b', 'c']],
    ['numericFilters in a text', { numericFilters: 'price>=200, price < 300' }, ['c']],
    ['nested numericFilters as OR', { numericFilters: [['price<200', 'seats=8']] }, ['a', 'b']],
    ['tagFilters', { tagFilters: 'hot,new' }, ['b']],
    ['tagFilters with OR', { tagFilters: '(hot,new),-hot' }, ['d']],
    ['tagFilters as a list', { tagFilters: [['hot', 'new']] }, ['a', 'b', 'd']],
    ['filters', { filters: '(make:Kia OR make:Ford) AND NOT seats:8' }, ['a', 'd']],
    ['tags as they are written, and in no other case', { tagFilters: 'HOT' }, []],
    ['a value of a number', { filters: 'price:200' }, ['c']],
    ['values of a number', { facetFilters: [['price:100', 'price:3e2']] }, ['a', 'b']],
    ['all but a value of a number', { facetFilters: ['price:-200'] }, ['a', 'b', 'd']],
    ['a text as no number', { filters: 'price:dear' }, []],
    ['filters with a range and quotes', { filters: 'price:100 TO 200 AND colour:"Red: metallic"' }, ['c']],
    [
      'all kinds of filters together',
      { filters: 'make:Kia', facetFilters: ['seats:5'], numericFilters: ['price>1'], tagFilters: ['hot'] },
      ['a'],
    ],
    ['a facet nobody has', { filters: 'sunroof:yes' }, []],
    ['a hidden facet as one nobody has', { filters: 'cost_group:low' }, []],
    ['a hidden number as one nobody has', { numericFilters: ['cost>0'] }, []],
    ['parameters in an object', { params: { query: 'rio' } }, ['a']],
    ['parameters in a text', { params: 'query=kia&hitsPerPage=1&facetFilters=%5B%22seats%3A8%22%5D' }, ['b']],
    ['null as nothing', { query: null, facetFilters: null, page: null, facets: null, hitsPerPage: null }, ['a', 'b', 'c', 'd']],
    [
      'what nobody knows as nothing',
      { synonyms: true, minProximity: 3, analyticsTags: ['x'], distinct: true, '': 1, __proto__x: {} },
      ['a', 'b', 'c', 'd'],
    ],
  ])('takes $0', (_name, params, hits) => expect(found(params)).toEqual(hits))

  it('finds the same by GET, in either form, and by a replica in its order', () => {
    const ids = ({ body }: ReturnType<typeof call>) => body.hits.map(({ objectID }: { objectID: string }) => objectID)
    expect(ids(call('GET', '/1/indexes/cars?query=kia&hitsPerPage=1'))).toEqual(['a'])
    expect(ids(call('GET', '/1/indexes/cars/query?facetFilters=%5B%22make%3AKia%22%5D&page=1&hitsPerPage=1'))).toEqual(['b'])
    expect(ids(call('POST', '/1/indexes/cars_price_asc/query', {}))).toEqual(['a', 'c', 'b', 'd'])
  })

  it('says of a search all that clients read', () => {
    const params = {
      query: 'kia',
      hitsPerPage: 1,
      page: 1,
      facets: ['make', 'price', 'nothing'],
      facetFilters: [['make:Kia']],
      clickAnalytics: true,
    }
    const { body } = search(params)
    expect(body).toEqual({
      hits: [expect.objectContaining({ objectID: 'b', name: 'Kia Carnival' })],
      nbHits: 2,
      page: 1,
      nbPages: 2,
      hitsPerPage: 1,
      facets: { make: { Kia: 2 }, price: { 100: 1, 300: 1 } },
      facets_stats: { price: { min: 100, max: 300, avg: 200, sum: 400 } },
      exhaustiveFacetsCount: true,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      exhaustive: { facetsCount: true, facetValues: true, nbHits: true, rulesMatch: true, typo: true },
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      query: 'kia',
      params:
        'query=kia&hitsPerPage=1&page=1&facets=%5B%22make%22%2C%22price%22%2C%22nothing%22%5D&facetFilters=%5B%5B%22make%3AKia%22%5D%5D&clickAnalytics=true',
      index: 'cars',
      renderingContent: {},
      processingTimeMS: expect.any(Number),
    })
  })

  it('says offset and length when asked by them, and no facets when none are asked for', () => {
    expect(search({ offset: 2, length: 2 }).body).toMatchObject({ offset: 2, length: 2, page: 1, hitsPerPage: 2, nbPages: 2 })
    expect(Object.keys(search({}).body)).not.toContain('facets')
    expect(search({ hitsPerPage: 0 }).body).toMatchObject({ hits: [], nbHits: 4, nbPages: 0 })
  })

  it.each<[name: string, params: object, facets: object]>([
    ['a list', { facets: ['make'] }, { make: { Kia: 2, Ford: 1, Škoda: 1 } }],
    ['a text', { facets: 'make,certified' }, { make: { Kia: 2, Ford: 1, Škoda: 1 }, certified: { false: 2, true: 1 } }],
    ['a list as JSON', { facets: '["seats"]' }, { seats: { 5: 3, 8: 1 } }],
    ['the most frequent values', { facets: ['make'], maxValuesPerFacet: 1 }, { make: { Kia: 2 } }],
    ['values by name', { facets: ['make'], maxValuesPerFacet: 2, sortFacetValuesBy: 'alpha' }, { make: { Ford: 1, Kia: 2 } }],
    ['numbers by their values', { facets: ['price', 'seats'] }, { price: { 100: 1, 200: 1, 300: 1 }, seats: { 5: 3, 8: 1 } }],
    ['numbers by statistics alone', { facets: ['price'], numericFacets: 'stats' }, { price: {} }],
    ['no hidden facet', { facets: ['cost_group', 'cost'] }, {}],
  ])('counts facets: $0', (_name, params, facets) => expect(search(params).body.facets).toEqual(facets))

  it('counts every facet that is not hidden for "*"', () => {
    const { facets, facets_stats } = search({ facets: ['*'] }).body
    expect(Object.keys(facets).sort()).toEqual(['_tags', 'certified', 'colour', 'make', 'price', 'rank', 'seats'])
    expect(Object.keys(facets_stats).sort()).toEqual(['price', 'rank', 'seats'])
  })

  it.each<[name: string, retrieve: unknown, has: string[]]>([
    ['those named', ['name', 'price'], ['name', 'objectID', 'price']],
    ['those named in a text', 'name', ['name', 'objectID']],
    ['none', [], ['objectID']],
    ['within an attribute there isn’t', ['name.first', 'make.x.y', '__proto__.x'], ['objectID']],
    ['none that is hidden', ['cost', 'make'], ['make', 'objectID']],
    ['all but some', ['*', '-name', '-_tags', '-stock_number'], ['certified', 'colour', 'make', 'objectID', 'price', 'rank', 'seats']],
    ['all', ['*'], ['_tags', 'certified', 'colour', 'make', 'name', 'objectID', 'price', 'rank', 'seats', 'stock_number']],
  ])('retrieves attributes: $0', (_name, retrieve, has) => {
    const [hit] = search({ attributesToRetrieve: retrieve, attributesToHighlight: [] }).body.hits
    expect(Object.keys(hit).sort()).toEqual(has)
  })

  it('leads into attributes: those named, or all but them', () => {
    const nested = testTarget([record('n', { name: 'N', car: { name: 'A', km: 5, at: { yard: 'Y', bay: 2 } } as never })], settings)
    const retrieved = (attributesToRetrieve: string[]) => search({ attributesToRetrieve, attributesToHighlight: [] }, nested).body.hits[0]
    expect(retrieved(['car.name', 'car.at.bay'])).toEqual({ objectID: 'n', car: { name: 'A', at: { bay: 2 } } })
    expect(retrieved(['car', 'car.name'])).toEqual({ objectID: 'n', car: { name: 'A', km: 5, at: { yard: 'Y', bay: 2 } } })
    expect(retrieved(['*', '-car.at.yard', '-cost', '-cost_group'])).toEqual({
      objectID: 'n',
      name: 'N',
      car: { name: 'A', km: 5, at: { bay: 2 } },
    })
  })

  it.each<{ name: string; params: object; snippets: object | undefined }>([
    { name: 'none unless asked', params: {}, snippets: undefined },
    {
      name: 'the words around what was found',
      params: { attributesToSnippet: ['name:3'] },
      snippets: { name: { value: '…a <em>brave</em> small…', matchLevel: 'full' } },
    },
    {
      name: 'from the beginning where nothing was',
      params: { query: '', attributesToSnippet: 'name:2' },
      snippets: { name: { value: 'There was…', matchLevel: 'none' } },
    },
    {
      name: 'texts that are short enough whole',
      params: { attributesToSnippet: ['name:50'] },
      snippets: { name: { value: 'There was once a <em>brave</em> small car', matchLevel: 'full' } },
    },
    {
      name: 'other dots',
      params: { attributesToSnippet: ['name:1'], snippetEllipsisText: '[…]' },
      snippets: { name: { value: '[…]<em>brave</em>[…]', matchLevel: 'full' } },
    },
    {
      name: 'all attributes',
      params: { attributesToSnippet: ['*:1', 'name:2'] },
      snippets: expect.objectContaining({ make: { value: 'Kia', matchLevel: 'none' }, _tags: [{ value: 'two…', matchLevel: 'none' }] }),
    },
  ])('cuts texts down to what was found: $name', ({ params, snippets }) => {
    const told = testTarget([record('s', { name: 'There was once a brave small car', make: 'Kia', _tags: ['two words'] })], settings)
    expect(search({ query: 'brave', ...params }, told).body.hits[0]._snippetResult).toEqual(snippets)
  })

  it('gives documents by their ids, none that its rule leaves out, and nothing hidden', () => {
    const ruled = testTarget(records, settings, {
      hidden: ['cost', 'cost_group'],
      rule: [{ kind: 'facet', attribute: 'make', value: 'Kia' }],
    })
    const ask = (method: string, url: string, body?: unknown) => call(method, url, body, headers, ruled)
    const { cost: _cost, cost_group: _group, ...kia } = records[0] as SearchRecord
    expect(ask('GET', '/1/indexes/cars/a')).toEqual({ status: 200, body: kia })
    expect(ask('GET', '/1/indexes/cars/a?attributesToRetrieve=name')).toEqual({ status: 200, body: { objectID: 'a', name: 'Kia Rio' } })
    for (const id of ['d', 'nothing'])
      expect(ask('GET', `/1/indexes/cars/${id}`)).toEqual({ status: 404, body: { message: 'ObjectID does not exist', status: 404 } })
    const requests = ['b', 'd', 'nothing'].map((objectID) => ({ indexName: 'cars', objectID, attributesToRetrieve: ['make', 'cost'] }))
    expect(ask('POST', '/1/indexes/*/objects', { requests })).toEqual({
      status: 200,
      body: { results: [{ objectID: 'b', make: 'Kia' }, null, null] },
    })
    expect(ask('POST', '/1/indexes/*/objects', { requests: [{ indexName: 'trucks', objectID: 'a' }] }).status).toBe(404)
  })

  it('browses all there is, page by page', () => {
    const first = call('POST', '/1/indexes/cars/browse', { filters: 'seats:5', hitsPerPage: 2, attributesToRetrieve: ['name'] }).body
    expect(first).toMatchObject({ hits: [{ objectID: 'a', name: 'Kia Rio' }, { objectID: 'c' }], nbHits: 3, cursor: expect.any(String) })
    const second = call('POST', '/1/indexes/cars/browse', { cursor: first.cursor }).body
    expect(second.hits).toEqual([{ objectID: 'd', name: 'Ford "Ranger"' }])
    expect(second).not.toHaveProperty('cursor')
    expect(call('GET', '/1/indexes/cars/browse').body.hits).toHaveLength(4)
    for (const cursor of ['x', '', Buffer.from('{"offset":-1,"params":{}}').toString('base64url')])
      expect(call('POST', '/1/indexes/cars/browse', { cursor }).status).toBe(400)
  })

  it('marks what was searched for in the texts that are searched', () => {
    const [hit] = search({ query: 'kia carnivel' }).body.hits
    expect(hit._highlightResult).toEqual({
      name: { value: '<em>Kia</em> <em>Carnival</em>', matchLevel: 'full', fullyHighlighted: false, matchedWords: ['kia', 'carnivel'] },
      stock_number: { value: 'S2', matchLevel: 'none', matchedWords: [] },
    })
  })

  it('marks with the tags and in the attributes it is told to, lists and numbers too', () => {
    const params = { query: 'ri', highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' }
    const [hit] = search({ ...params, attributesToHighlight: ['name', '_tags', 'price', 'cost', 'nothing'] }).body.hits
    expect(hit._highlightResult).toEqual({
      name: { value: 'Kia __ais-highlight__Ri__/ais-highlight__o', matchLevel: 'full', fullyHighlighted: false, matchedWords: ['ri'] },
      _tags: [{ value: 'hot', matchLevel: 'none', matchedWords: [] }],
      price: { value: '100', matchLevel: 'none', matchedWords: [] },
    })
    expect(Object.keys(search({ attributesToHighlight: ['*'] }).body.hits[0]._highlightResult)).toContain('make')
    expect(search({ attributesToHighlight: [] }).body.hits[0]).not.toHaveProperty('_highlightResult')
  })

  it('answers several queries in their order, one of them for facet values', () => {
    const { status, body } = call('POST', '/1/indexes/*/queries', {
      requests: [
        { indexName: 'cars', query: 'kia' },
        { indexName: 'cars', type: 'facet', facet: 'make', facetQuery: 'ki', facetFilters: ['seats:5'] },
        { indexName: 'cars_price_asc', params: { hitsPerPage: 1 } },
        { indexName: 'cars', params: 'query=rio' },
      ],
      strategy: 'none',
    })
    expect(status).toBe(200)
    expect(body.results).toMatchObject([
      { index: 'cars', query: 'kia', nbHits: 2 },
      { facetHits: [{ value: 'Kia', highlighted: '<em>Ki</em>a', count: 1 }], exhaustiveFacetsCount: true },
      { index: 'cars_price_asc', hits: [{ objectID: 'a' }] },
      { nbHits: 1 },
    ])
  })

  it.each<{ name: string; facet: string; body: object; values: string[] }>([
    { name: 'all for no words, the most frequent first', facet: 'make', body: { facetQuery: '' }, values: ['Kia', 'Ford', 'Škoda'] },
    { name: 'those that begin so, without accents', facet: 'make', body: { facetQuery: 'sko' }, values: ['Škoda'] },
    { name: 'words inside', facet: 'colour', body: { facetQuery: 'metal' }, values: ['Red: metallic'] },
    { name: 'typos after what is as typed', facet: 'make', body: { facetQuery: 'scoda' }, values: ['Škoda'] },
    { name: 'no typos where they are not wanted', facet: 'make', body: { facetQuery: 'scoda', typoTolerance: false }, values: [] },
    { name: 'as many as are wanted', facet: 'make', body: { maxFacetHits: 2 }, values: ['Kia', 'Ford'] },
    { name: 'numbers', facet: 'price', body: { facetQuery: '2' }, values: ['200'] },
    { name: 'under the filters of the search', facet: 'make', body: { params: 'facetQuery=&filters=price>250' }, values: ['Kia'] },
    { name: 'under the words of the search', facet: 'make', body: { query: 'ranger' }, values: ['Ford'] },
  ])('searches facet values: $name', ({ facet, body, values }) => {
    const answer = call('POST', `/1/indexes/cars/facets/${facet}/query`, body)
    expect(answer.body.facetHits.map(({ value }: { value: string }) => value)).toEqual(values)
  })

  it('finds nothing beyond its rule, whatever is asked', () => {
    const ruled = testTarget(records, settings, { rule: [{ kind: 'facet', attribute: 'make', value: 'Kia' }] })
    const ask = (params: object) => search(params, ruled).body
    expect(ask({ filters: 'make:Ford OR NOT make:Ford' }).nbHits).toBe(2)
    expect(ask({ facetFilters: [['make:Ford', 'make:-Kia']], facets: ['make'] })).toMatchObject({ nbHits: 0, facets: { make: {} } })
    expect(ask({ query: 'skoda' }).nbHits).toBe(0)
  })
})

describe('what the protocol refuses', () => {
  it.each<{ name: string; said: { [name: string]: string }; url: string }>([
    { name: 'no key', said: {}, url: '/1/indexes/cars' },
    { name: 'a wrong key', said: { ...headers, 'x-algolia-api-key': 'other' }, url: '/1/indexes/cars' },
    { name: 'a wrong application', said: { ...headers, 'x-algolia-application-id': 'OTHER' }, url: '/1/indexes/cars' },
    { name: 'a wrong key before an unknown index', said: {}, url: '/1/indexes/nothing' },
    { name: 'a wrong key in the address', said: {}, url: '/1/indexes/cars?x-algolia-api-key=x&x-algolia-application-id=APP' },
  ])('$name with 403', ({ said, url }) => {
    expect(call('GET', url, '', said)).toEqual({ status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } })
  })

  it('takes the key in the address as well', () => {
    const { status, body } = call(
      'GET',
      `/1/indexes/cars?x-algolia-api-key=${testCredentials.apiKey}&x-algolia-application-id=APP&query=rio`,
      '',
      {},
    )
    expect({ status, params: body.params }).toEqual({ status: 200, params: 'query=rio' })
  })

  it.each(['trucks', 'cars_', 'cars_constructor', 'cars_price_desc', 'Cars'])('the unknown index %s with 404', (index) => {
    expect(call('POST', `/1/indexes/${index}/query`, {})).toEqual({
      status: 404,
      body: { message: `Index ${index} does not exist`, status: 404 },
    })
    expect(call('POST', '/1/indexes/*/queries', { requests: [{ indexName: index }] }).status).toBe(404)
  })

  it.each([
    ['OPTIONS', '/1/indexes/cars/query'],
    ['GET', '/1/indexes/*/queries'],
    ['GET', '/1/indexes/cars/facets/make/query'],
    ['POST', '/1/indexes/cars/facets/make/query/more'],
    ['POST', '/1/indexes/%E0%A4%A/query'],
    ['POST', '/1/keys'],
  ])('%s %s with 404', (method, url) => {
    expect(call(method, url, {})).toMatchObject({ status: 404, body: { status: 404, message: expect.any(String) } })
  })

  it.each([
    ['GET', '/1/indexes'],
    ['GET', '/1/indexes/cars/settings'],
    ['PUT', '/1/indexes/cars/settings'],
    ['POST', '/1/indexes/cars'],
    ['POST', '/1/indexes/cars/batch'],
    ['PUT', '/1/indexes/cars/a'],
    ['POST', '/1/indexes/cars/a/partial'],
    ['DELETE', '/1/indexes/cars/a'],
    ['DELETE', '/1/indexes/cars'],
    ['POST', '/1/indexes/cars/clear'],
    ['POST', '/1/indexes/cars/synonyms/search'],
    ['POST', '/1/indexes/*/recommendations'],
    ['POST', '/1/events'],
  ])('%s %s with 403: a site’s key may search, and nothing else', (method, url) => {
    expect(call(method, url, {})).toMatchObject({ status: 403, body: { status: 403, message: expect.any(String) } })
  })

  it.each<{ name: string; params: object }>([
    { name: 'optional words', params: { optionalWords: ['kia'] } },
    { name: 'optional filters', params: { optionalFilters: 'make:Kia' } },
    { name: 'advanced syntax', params: { advancedSyntax: true } },
    { name: 'unfinished words everywhere', params: { queryType: 'prefixAll' } },
    { name: 'where an address is', params: { aroundLatLngViaIP: true } },
    { name: 'coarse distances', params: { aroundPrecision: 1000 } },
  ])('$name in words, rather than answering as if it had not been asked', ({ params }) => {
    const [name = ''] = Object.keys(params)
    expect(search(params)).toEqual({ status: 400, body: { message: expect.stringMatching(new RegExp(`^${name}: `)), status: 400 } })
  })

  it.each([{ optionalWords: [], optionalFilters: '', advancedSyntax: false, queryType: 'prefixLast', aroundPrecision: 1 }])(
    'nothing that is turned off: %j',
    (params) => {
      expect(found(params)).toHaveLength(4)
    },
  )

  const many = (count: number, one: unknown) => Array.from({ length: count }, () => one)
  it.each<[name: string, body: unknown, says: RegExp]>([
    ['a body that is no JSON', '{"query":', /not JSON/],
    ['a body that is no object', '[]', /not an object/],
    ['a query that is no text', { query: {} }, /^query: /],
    ['too long a query', { query: 'x'.repeat(limits.queryLength + 1) }, /^query: at most 512/],
    ['a page before the first', { page: -1 }, /^page: /],
    ['half a page', { page: 0.5 }, /^page: /],
    ['too many hits', { hitsPerPage: limits.hitsPerPage + 1 }, /^hitsPerPage: at most 1000/],
    ['too long a stretch', { length: 1001 }, /^length: /],
    ['too many facets', { facets: many(limits.facets + 1, 'make') }, /^facets: at most 100/],
    ['facets that are no texts', { facets: [1] }, /^facets: /],
    ['filters that end too early', { filters: 'make:Kia AND' }, /^filters: unexpected the end/],
    ['filters with a sign too many', { filters: 'make:Kia)' }, /^filters: unexpected "\)"/],
    ['filters that are no text', { filters: ['make:Kia'] }, /^filters: /],
    ['too many filters', { facetFilters: many(limits.conditions + 1, 'a:b') }, /^filters: at most 500/],
    ['filters nested', { filters: `${'(a:b AND (c:d OR '.repeat(15)}e:f${'))'.repeat(15)}` }, /^filters: AND cannot stand/],
    ['facet filters without a colon', { facetFilters: ['make'] }, /^facetFilters: /],
    ['facet filters that are no JSON', { facetFilters: '[make' }, /^facetFilters: /],
    ['numeric filters without a number', { numericFilters: ['price>much'] }, /^numericFilters: /],
    ['a numeric filter without end', { numericFilters: [' '.repeat(600)] }, /^numericFilters: /],
    ['tags that are no texts', { tagFilters: [1] }, /^tagFilters: /],
    ['parameters that are a number', { params: 5 }, /^params: /],
    ['tags without end to highlight with', { highlightPreTag: 'x'.repeat(1000) }, /^highlightPreTag: /],
  ])('$0 with 400', (_name, body, says) => {
    expect(call('POST', '/1/indexes/cars/query', body)).toEqual({
      status: 400,
      body: { message: expect.stringMatching(says), status: 400 },
    })
  })

  it.each<[name: string, requests: unknown, says: RegExp]>([
    ['no list', {}, /^requests: expected a list/],
    ['what is no query', [null], /^requests: /],
    ['too many queries', many(limits.queries + 1, { indexName: 'cars' }), /at most 50 queries/],
    ['too many hits together', many(2, { indexName: 'cars', hitsPerPage: 501 }), /at most 1000 hits/],
    ['too many pages far away', many(6, { indexName: 'cars', page: 900 }), /at most 100000 hits to pass over/],
    [
      'too many facets together',
      many(50, { indexName: 'cars', facets: ['make', 'colour', 'seats', '_tags', 'price', 'rank'] }),
      /at most 250 facets/,
    ],
    ['too many conditions together', many(4, { indexName: 'cars', facetFilters: many(400, 'a:b') }), /at most 1500 conditions/],
    [
      'too many different words',
      Array.from({ length: 13 }, (_, at) => ({ indexName: 'cars', query: `a b c ${at}` })),
      /at most 48 different words/,
    ],
    [
      'too much to highlight',
      [{ indexName: 'cars', hitsPerPage: 1000, query: 'a b c d e f g h i j k l m n o p', attributesToSnippet: ['*'] }],
      /at most 60000 texts/,
    ],
    ['too many searches for values', many(5, { indexName: 'cars', type: 'facet', facet: 'make' }), /at most 4 searches/],
    ['values of no facet', [{ indexName: 'cars', type: 'facet', facet: 'name' }], /^facet: /],
    ['values of a hidden facet', [{ indexName: 'cars', type: 'facet', facet: 'cost_group' }], /^facet: /],
  ])('$0 in one request with 400', (_name, requests, says) => {
    const answer = call('POST', '/1/indexes/*/queries', { requests })
    expect(answer).toEqual({ status: 400, body: { message: expect.stringMatching(says), status: 400 } })
  })

  it('a body that is too long with 400', () => {
    const answer = handleSearchRequest(
      { method: 'POST', url: '/1/indexes/cars/query', body: null, header: (name) => headers[name as keyof typeof headers] },
      target,
    )
    expect(answer).toEqual({ status: 400, body: '{"message":"The body is too long","status":400}' })
  })
})

describe('a search near a place (SRC-45)', () => {
  const settingsWithPlaces: IndexSettings = {
    ...settings,
    numbers: [...settings.numbers, 'south', 'east'],
    point: { latitude: 'south', longitude: 'east' },
  }
  const places = new Map([
    ['a', { south: -37.81, east: 144.96 }],
    ['b', { south: -33.87, east: 151.21 }],
    ['c', { south: -33.43, east: 151.34 }],
  ])
  const placed = records.map((one) => ({ ...one, ...places.get(one.objectID) }))
  const near = testTarget(placed, settingsWithPlaces)
  const ask = (params: object) => search(params, near)
  const hits = (params: object) => ask(params).body.hits.map(({ objectID }: { objectID: string }) => objectID)
  const sydney = '-33.87, 151.21'

  it.each([
    { name: 'what is nearest first, and what is nowhere last', params: { aroundLatLng: sydney }, found: ['b', 'c', 'a', 'd'] },
    { name: 'what is within a radius', params: { aroundLatLng: sydney, aroundRadius: 60_000 }, found: ['b', 'c'] },
    { name: 'a radius as a text', params: { aroundLatLng: sydney, aroundRadius: '1' }, found: ['b'] },
    { name: 'any radius', params: { aroundLatLng: sydney, aroundRadius: 'all' }, found: ['b', 'c', 'a', 'd'] },
    { name: 'filters beside', params: { aroundLatLng: sydney, facetFilters: ['make:Kia'] }, found: ['b', 'a'] },
    { name: 'a page of them', params: { aroundLatLng: sydney, hitsPerPage: 1, page: 1 }, found: ['c'] },
    { name: 'no place as everywhere', params: { aroundLatLng: '', aroundRadius: 5 }, found: ['a', 'b', 'c', 'd'] },
  ])('finds $name', ({ params, found }) => expect(hits(params)).toEqual(found))

  it('keeps an order that was chosen', () => {
    const asked = { aroundLatLng: sydney, aroundRadius: 2_000_000 }
    const { status, body } = call('POST', '/1/indexes/cars_price_asc/query', asked, headers, near)
    expect(status).toBe(200)
    expect(body.hits.map(({ objectID }: { objectID: string }) => objectID)).toEqual(['a', 'c', 'b'])
  })

  it('says of each hit how it was ranked, whether or not it is near something (SRC-45)', () => {
    const [plain] = ask({ getRankingInfo: true, query: 'kia' }).body.hits
    expect(plain._rankingInfo).toEqual({ words: 1, geoDistance: 0, geoPrecision: 1 })
    const [nearest] = ask({ getRankingInfo: true, aroundLatLng: sydney }).body.hits
    expect(nearest._rankingInfo).toMatchObject({ words: 0, geoDistance: 0 })
    expect(ask({}).body.hits[0]).not.toHaveProperty('_rankingInfo')
  })

  it.each<[name: string, params: object, found: string[]]>([
    ['a box', { insideBoundingBox: [[-34, 150, -33, 152]] }, ['b', 'c']],
    ['a box by its other corners', { insideBoundingBox: [[-33.5, 152, -34, 150]] }, ['b']],
    ['a box in one list', { insideBoundingBox: [-34, 150, -33, 152] }, ['b', 'c']],
    ['a box as a text', { insideBoundingBox: '-34,150,-33,152' }, ['b', 'c']],
    ['a box as JSON', { insideBoundingBox: '[[-34,150,-33,152]]' }, ['b', 'c']],
    [
      'one of two boxes',
      {
        insideBoundingBox: [
          [-34, 150, -33.5, 152],
          [-38, 144, -37, 145],
        ],
      },
      ['a', 'b'],
    ],
    ['two boxes in a row', { insideBoundingBox: [-34, 150, -33.5, 152, -38, 144, -37, 145] }, ['a', 'b']],
    ['a polygon', { insidePolygon: [[-34, 150, -34, 152, -33, 150]] }, ['b']],
    ['a polygon, but for its hollow', { insidePolygon: [-34, 150, -33, 151.3, -34, 152, -33, 152, -33, 150] }, []],
    [
      'one of two polygons',
      {
        insidePolygon: [
          [-34, 150, -34, 152, -33, 150],
          [-38, 144, -38, 146, -37, 145],
        ],
      },
      ['a', 'b'],
    ],
    ['a box before a polygon', { insideBoundingBox: [-38, 144, -37, 145], insidePolygon: [-34, 150, -34, 152, -33, 150] }, ['a']],
    ['a box, wherever it is near', { insideBoundingBox: [-34, 150, -33, 152], aroundLatLng: '-37.81,144.96', aroundRadius: 5 }, ['b', 'c']],
    ['nothing', { insideBoundingBox: [10, 10, 20, 20] }, []],
    ['no box as everywhere', { insideBoundingBox: [], insidePolygon: '' }, ['a', 'b', 'c', 'd']],
  ])('finds what is inside $0', (_name, params, found) => expect(hits(params)).toEqual(found))

  it.each([
    { insideBoundingBox: [1, 2, 3] },
    { insideBoundingBox: 'here' },
    { insideBoundingBox: [['1', 2, 3, 4]] },
    { insideBoundingBox: { p1: 1 } },
    { insidePolygon: [1, 2, 3, 4] },
    { insidePolygon: [[1, 2, 3, 4, 5, 6, 7]] },
    { insideBoundingBox: Array.from({ length: 51 }, () => [1, 2, 3, 4]) },
    { insidePolygon: [Array.from({ length: 2_002 }, () => 5)] },
  ])('refuses %j as an area', (params) => {
    const [name = ''] = Object.keys(params)
    expect(ask(params)).toMatchObject({ status: 400, body: { message: expect.stringMatching(new RegExp(`^${name}: `)) } })
  })

  it.each(['here', '1', '91,0', '0,181', '1,2,3', 'NaN,0'])('refuses %s as a place', (aroundLatLng) => {
    expect(ask({ aroundLatLng })).toMatchObject({ status: 400, body: { message: expect.stringContaining('aroundLatLng') } })
  })

  it.each([-1, 1.5, 'far'])('refuses %s as a radius', (aroundRadius) => {
    expect(ask({ aroundLatLng: sydney, aroundRadius })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('aroundRadius') },
    })
  })
})
