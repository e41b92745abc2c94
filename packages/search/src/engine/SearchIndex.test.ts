import { describe, expect, it } from 'vitest'
import type { ComparisonOperator, Filter } from '../contract/Filter'
import type { IndexSettings, SearchRecord } from '../contract/SearchRecord'
import type { SearchRequest } from '../contract/SearchRequest'
import { naiveSearch } from '../testing/naiveSearch'
import { createSearchIndex, loadSearchIndex } from './createSearchIndex'

const settings: IndexSettings = {
  searchable: ['name', 'tag', 'vin'],
  codes: ['vin'],
  facets: ['make', 'seats', 'certified', 'features', 'code'],
  numbers: ['price', 'seats', 'rank'],
  sorts: {
    recommended: { keys: [{ attribute: 'rank', descending: true }], typoFreeFirst: true },
    price_asc: { keys: [{ attribute: 'price', descending: false }], typoFreeFirst: false },
  },
}
const source = { settings, read: (record: SearchRecord) => record }
const anything: SearchRequest = { query: '', filters: [], sort: 'recommended', offset: 0, length: 21, facets: [], maxValuesPerFacet: 100 }
const indexOf = (records: readonly SearchRecord[]) => createSearchIndex(source, records)
const ask = (records: readonly SearchRecord[], request: Partial<SearchRequest>) => indexOf(records).search([{ ...anything, ...request }])[0]
const idsOf = (records: readonly SearchRecord[], request: Partial<SearchRequest>) =>
  ask(records, request)?.hits.map(({ objectID }) => objectID)
const facet = (attribute: string, value: string): Filter => ({ kind: 'facet', attribute, value })

describe('words of a search (SRC-06)', () => {
  const cars = [
    'Toyota LandCruiser 300',
    'Toyota Land Cruiser Prado',
    'Toyota Corolla Hybrid',
    'Mazda CX-5 Maxx',
    'Mazda CX50',
    'Mazda BT-50',
    'Nissan X-Trail',
    'Volkswagen Golf GTI',
    'Volkswagen Golf GTD',
    'Škoda Octavia',
  ].map((name, at): SearchRecord => ({ objectID: name, name, rank: -at, vin: `JT${at}ABCDEFGHJ` }))

  it.each([
    { query: 'landcruiser', found: ['Toyota LandCruiser 300', 'Toyota Land Cruiser Prado'] },
    { query: 'land cruiser', found: ['Toyota LandCruiser 300', 'Toyota Land Cruiser Prado'] },
    { query: 'land-cruiser', found: ['Toyota LandCruiser 300', 'Toyota Land Cruiser Prado'] },
    // Joined words have no typo tolerance.
    { query: 'landcrusier', found: ['Toyota LandCruiser 300'] },
    { query: 'land crui', found: ['Toyota LandCruiser 300', 'Toyota Land Cruiser Prado'] },
    { query: 'cx5', found: ['Mazda CX-5 Maxx', 'Mazda CX50'] },
    { query: 'cx-5', found: ['Mazda CX-5 Maxx', 'Mazda CX50'] },
    { query: 'cx 5 maxx', found: ['Mazda CX-5 Maxx'] },
    { query: 'mazdacx5', found: ['Mazda CX-5 Maxx', 'Mazda CX50'] },
    { query: 'bt50', found: ['Mazda BT-50'] },
    { query: 'bt 50', found: ['Mazda BT-50'] },
    { query: 'xtrail', found: ['Nissan X-Trail'] },
    { query: 'x trail', found: ['Nissan X-Trail'] },
    { query: 'x-trial', found: ['Nissan X-Trail'] },
    { query: 'skoda', found: ['Škoda Octavia'] },
    { query: 'ŠKODA', found: ['Škoda Octavia'] },
    { query: 'corrola', found: [] },
    { query: 'corola', found: ['Toyota Corolla Hybrid'] },
    { query: 'toyota hybrid', found: ['Toyota Corolla Hybrid'] },
    { query: 'hybrid toyota', found: ['Toyota Corolla Hybrid'] },
    { query: 'toy corolla', found: [] },
    { query: 'golf gti', found: ['Volkswagen Golf GTI'] },
    { query: 'golfgti', found: ['Volkswagen Golf GTI'] },
    { query: 'jt3abcdefghj', found: ['Mazda CX-5 Maxx'] },
    { query: 'jt3abc', found: ['Mazda CX-5 Maxx'] },
    { query: 'jt3abdcefghj', found: [] },
    { query: 'helicopter', found: [] },
  ])('a search for words finds by "$query"', ({ query, found }) => expect(idsOf(cars, { query })).toEqual(found))

  it('a search for words lists exact matches first, then by rank', () => {
    const near = [
      { objectID: 'mistyped', name: 'Kuna', rank: 9 },
      { objectID: 'low', name: 'Kona', rank: 1 },
      { objectID: 'high', name: 'Kona', rank: 2 },
    ]
    expect(idsOf(near, { query: 'kona' })).toEqual(['high', 'low', 'mistyped'])
    expect(idsOf(near, { query: 'kona', sort: 'price_asc' })).toEqual(['high', 'low', 'mistyped'])
    expect(idsOf(near, { query: 'kona', typoTolerance: false })).toEqual(['high', 'low'])
    expect(idsOf(near, { query: 'kona', typoTolerance: 'min' })).toEqual(['high', 'low'])
    expect(idsOf(near, { query: 'kuma', typoTolerance: 'min' })).toEqual(['mistyped'])
    expect(idsOf(near, { query: 'kona', offset: 1, length: 1 })).toEqual(['low'])
    expect(idsOf(near, { query: 'kona', offset: 1, length: 2 })).toEqual(['low', 'mistyped'])
    expect(idsOf(near, { query: 'kona', offset: 2, length: 2 })).toEqual(['mistyped'])
  })

  it('a search for words searches only the requested texts', () => {
    const tagged = [
      { objectID: 'a', name: 'Kona', tag: 'Runout' },
      { objectID: 'b', name: 'Runout special', tag: ['Demo', 'Kona look-alike'] },
    ]
    expect(idsOf(tagged, { query: 'runout' })).toEqual(['a', 'b'])
    expect(idsOf(tagged, { query: 'runout', restrictSearchableAttributes: ['tag'] })).toEqual(['a'])
    expect(idsOf(tagged, { query: 'kona', restrictSearchableAttributes: ['tag'] })).toEqual(['b'])
    expect(idsOf(tagged, { query: 'kona', restrictSearchableAttributes: ['colour'] })).toEqual([])
  })
})

describe('the order of results for words (SRC-06)', () => {
  const speaking: IndexSettings = {
    ...settings,
    facets: [...settings.facets, 'fuel'],
    searchedFacets: [{ attribute: 'fuel' }, { attribute: 'features', isAside: true }],
    language: {
      synonyms: [
        { phrase: 'ev', means: ['electric'] },
        { phrase: 'zero emission', means: ['electric'] },
      ],
      fillers: ['car', 'for sale'],
      plurals: true,
    },
  }
  const cars: SearchRecord[] = [
    { objectID: 'cx-3', name: 'Mazda CX-3', rank: 9, fuel: 'Petrol', features: ['Heated mirrors', 'Leather seats'] },
    { objectID: 'everest', name: 'Ford Everest', rank: 8, fuel: 'Diesel', features: ['Tow bar', 'Heated front seats'] },
    { objectID: 'golf', name: 'Volkswagen Golf', rank: 7, fuel: 'Petrol', features: ['Electric driver seat'] },
    { objectID: 'mazda3', name: 'Mazda Mazda3', rank: 6, fuel: 'Petrol', features: ['Electric windows'] },
    { objectID: 'leaf', name: 'Nissan Leaf', rank: 5, fuel: 'Electric' },
    { objectID: 'ev6', name: 'Kia EV6', rank: 4, fuel: 'Electric', features: ['Sunroof'] },
    { objectID: 'c-hr', name: 'Toyota C-HR Standard', rank: 3, fuel: 'Hybrid' },
  ]
  const index = createSearchIndex({ settings: speaking, read: (record: SearchRecord) => record }, cars)
  const answer = (request: Partial<SearchRequest>) => index.search([{ ...anything, ...request }])[0]
  const found = (query: string) => answer({ query })?.hits.map(({ objectID }) => objectID)

  it.each([
    { name: 'adjacent words in a name before the same words apart', query: 'mazda 3', order: ['mazda3', 'cx-3'] },
    { name: 'adjacent words with a hyphen in the query', query: 'mazda-3', order: ['mazda3', 'cx-3'] },
    { name: 'whole words before prefixes', query: 'ev', order: ['ev6', 'leaf', 'everest'] },
    { name: 'a property of a car, and not one word of a feature', query: 'electric', order: ['leaf', 'ev6'] },
    { name: 'a feature if all its words are entered', query: 'electric windows', order: ['mazda3'] },
    { name: 'plurals', query: 'golfs', order: ['golf'] },
    { name: 'synonyms of several words', query: 'zero emission', order: ['leaf', 'ev6'] },
    { name: 'no typos across adjacent words, and no filler words', query: 'toyota cars', order: ['c-hr'] },
    { name: 'all cars for filler words only', query: 'cars for sale', order: cars.map(({ objectID }) => objectID) },
    { name: 'compatible forms of letters', query: 'ｔｏｙｏｔａ', order: ['c-hr'] },
    { name: 'features written as one word or two', query: 'towbar', order: ['everest'] },
    { name: 'two words of one feature only if the feature has both', query: 'leather seat', order: ['cx-3'] },
    { name: 'no features for two letters', query: 'su', order: [] },
    { name: 'features for three letters', query: 'sun', order: ['ev6'] },
  ])('the order of results for words matches $name', ({ query, order }) => expect(found(query)).toEqual(order))

  it('the order of results for words keeps a selected sort order', () => {
    expect(answer({ query: 'ev', sort: 'price_asc' })?.hits.map(({ objectID }) => objectID)).toEqual(['ev6', 'everest', 'leaf'])
  })

  it('the order of results for words pages through results in the order of quality', () => {
    for (const offset of [0, 1, 2, 3])
      expect(answer({ query: 'ev', offset, length: 1 })?.hits.map(({ objectID }) => objectID)).toEqual(
        ['ev6', 'leaf', 'everest'].slice(offset, offset + 1),
      )
  })

  it.each([
    { query: 'mazda helicopter', drop: 'fewest', dropped: ['helicopter'], order: ['cx-3', 'mazda3'] },
    { query: 'sunroof mazda', drop: 'fewest', dropped: ['sunroof'], order: ['cx-3', 'mazda3'] },
    { query: 'mazda sunroof', drop: 'first', dropped: ['mazda'], order: ['ev6'] },
    { query: 'mazda sunroof', drop: 'last', dropped: ['sunroof'], order: ['cx-3', 'mazda3'] },
    { query: 'mazda sunroof', drop: 'none', dropped: undefined, order: [] },
    { query: 'helicopter submarine', drop: 'fewest', dropped: undefined, order: [] },
    { query: 'mazda 3', drop: 'fewest', dropped: undefined, order: ['mazda3', 'cx-3'] },
  ] as const)(
    'the order of results for words drops and reports words if no record has all of “$query”: $drop',
    ({ query, drop, dropped, order }) => {
      const given = answer({ query, dropTerms: drop })
      expect([given?.droppedTerms, given?.hits.map(({ objectID }) => objectID)]).toEqual([dropped, order])
    },
  )

  it('the order of results for words drops no word because of a filter that another request of the page omits, and drops the same words for all', () => {
    const diesel = facet('fuel', 'Diesel')
    const page = (query: string) =>
      index.search([
        { ...anything, query, filters: [diesel], dropTerms: 'fewest' },
        { ...anything, query, dropTerms: 'fewest' },
      ])
    expect(page('mazda').map(({ found, droppedTerms }) => [found, droppedTerms])).toEqual([
      [0, undefined],
      [2, undefined],
    ])
    expect(page('ford helicopter').map(({ found, droppedTerms }) => [found, droppedTerms])).toEqual([
      [1, ['helicopter']],
      [1, ['helicopter']],
    ])
  })
})

describe('facets and statistics (SRC-46)', () => {
  const cars: SearchRecord[] = [
    { objectID: 'a', make: 'Kia', seats: 5, certified: true, features: ['Towbar', 'Sunroof'], price: 10 },
    { objectID: 'b', make: 'KIA', seats: 7, certified: false, features: ['towbar', 'Towbar'], price: 30 },
    { objectID: 'c', make: 'Kia', seats: 5, certified: null, features: [], price: null },
    { objectID: 'd', make: '', seats: null, features: 'Sunroof', price: 20.5 },
  ]

  it('a result with facets and statistics shows numbers and booleans as text, counts each value of a list, and joins spellings under the most frequent', () => {
    expect(ask(cars, { facets: ['make', 'seats', 'certified', 'features', 'price', 'nothing'] })).toMatchObject({
      facets: {
        make: [{ value: 'Kia', count: 3 }],
        seats: [
          { value: '5', count: 2 },
          { value: '7', count: 1 },
        ],
        certified: [
          { value: 'false', count: 1 },
          { value: 'true', count: 1 },
        ],
        features: [
          { value: 'Sunroof', count: 2 },
          { value: 'Towbar', count: 2 },
        ],
      },
      stats: { price: { min: 10, max: 30, sum: 60.5, avg: 60.5 / 3 }, seats: { min: 5, max: 7, sum: 17, avg: 17 / 3 } },
    })
  })

  it('a result with facets and statistics lists the most frequent values up to a limit, or values by name', () => {
    expect(ask(cars, { facets: ['certified'], maxValuesPerFacet: 1 })?.facets.certified).toEqual([{ value: 'false', count: 1 }])
    expect(ask(cars, { facets: ['seats'], sortFacetValuesBy: 'alpha' })?.facets.seats?.map(({ value }) => value)).toEqual(['5', '7'])
    expect(ask(cars, { facets: ['seats'], maxValuesPerFacet: 0 })?.facets.seats).toEqual([])
  })

  it('a result with facets and statistics gives no statistics without numbers', () => {
    expect(ask(cars, { filters: [facet('certified', 'nothing')], facets: ['price', 'make'] })).toMatchObject({
      facets: { make: [] },
      stats: {},
    })
  })

  it.each<[name: string, filters: Filter[], found: string[]]>([
    ['a value in any case', [facet('make', 'kiA')], ['a', 'b', 'c']],
    ['a value of a list', [facet('features', 'sunroof')], ['a', 'd']],
    ['not a value, which records without a value match', [{ kind: 'not', filter: facet('certified', 'true') }], ['b', 'c', 'd']],
    [
      'values of different attributes joined by OR',
      [{ kind: 'or', filters: [facet('seats', '7'), facet('features', 'Sunroof')] }],
      ['a', 'b', 'd'],
    ],
    ['a comparison with a missing number', [{ kind: 'number', attribute: 'price', comparison: '<', value: 99 }], ['a', 'b', 'd']],
    ['an unequal or missing number', [{ kind: 'number', attribute: 'price', comparison: '!=', value: 10 }], ['b', 'c', 'd']],
    ...Object.entries({ '=': 'd', '!=': 'abc', '<': 'a', '<=': 'ad', '>': 'b', '>=': 'bd' }).map(
      ([comparison, ids]): [string, Filter[], string[]] => [
        `a number ${comparison} another that a record has`,
        [{ kind: 'number', attribute: 'price', comparison: comparison as ComparisonOperator, value: 20.5 }],
        [...ids],
      ],
    ),
    ['a range with both ends included', [{ kind: 'range', attribute: 'price', min: 10, max: 20.5 }], ['a', 'd']],
    ['an empty OR, which matches nothing', [{ kind: 'or', filters: [] }], []],
    ['an empty AND, which matches everything', [{ kind: 'and', filters: [] }], ['a', 'b', 'c', 'd']],
    ['an unknown attribute', [facet('wheels', '4')], []],
  ])('a result with facets and statistics filters by $0', (_name, filters, found) => expect(idsOf(cars, { filters })).toEqual(found))

  it('a result with facets and statistics counts more than 65,535 different combinations of values', async () => {
    const many = Array.from(
      { length: 66_000 },
      (_, at): SearchRecord => ({
        objectID: `car-${at}`,
        make: `Make ${at % 300}`,
        seats: Math.floor(at / 300),
        features: [`F${at % 7}`, `G${at % 11}`],
        code: `code ${at}`,
        rank: at % 1000,
      }),
    )
    const index = await loadSearchIndex(source, [many])
    const requests = [[facet('make', 'make 7')], [{ kind: 'not' as const, filter: facet('features', 'f3') }]].map(
      (filters): SearchRequest => ({ ...anything, filters, facets: ['make', 'seats', 'features'] }),
    )
    expect(index.search(requests)).toEqual(requests.map((request) => naiveSearch(many, request, settings)))
  })
})

describe('changes to the search index', () => {
  const car = (id: string, facts: object = {}): SearchRecord => ({ objectID: id, name: 'Kia Rio', make: 'Kia', rank: 0, ...facts })

  it('changes to the search index are visible together when the promise resolves, and not before', async () => {
    const index = indexOf([car('a'), car('b')])
    const applied = index.apply({ upserts: [car('a', { make: 'Ford' }), car('c')], removals: ['b', 'unknown'] })
    expect(index.search([{ ...anything }])[0]?.hits).toHaveLength(2)
    await applied
    const [answer] = index.search([{ ...anything, facets: ['make'] }])
    expect(answer?.hits.map(({ objectID }) => objectID)).toEqual(['a', 'c'])
    expect(answer?.facets.make).toEqual([
      { value: 'Ford', count: 1 },
      { value: 'Kia', count: 1 },
    ])
    expect([index.size, index.get('a')?.make, index.get('b'), index.get('c')?.make]).toEqual([2, 'Ford', undefined, 'Kia'])
  })

  it('changes to the search index made at once are applied in the order of the calls', async () => {
    const index = indexOf([])
    await Promise.all([
      index.apply({ upserts: [car('a', { rank: 1 })], removals: [] }),
      index.apply({ upserts: [], removals: ['a'] }),
      index.apply({ upserts: [car('a', { rank: 3 })], removals: [] }),
    ])
    expect(index.documents()).toEqual([car('a', { rank: 3 })])
  })

  it('changes to the search index are compacted automatically when there are many', async () => {
    const index = indexOf([])
    const many = Array.from({ length: 1_200 }, (_, at) => car(`car-${at}`))
    await index.apply({ upserts: many, removals: [] })
    await index.compact()
    await index.apply({ upserts: [], removals: ['car-7'] })
    expect(index.size).toBe(1_199)
    expect(index.search([{ ...anything, facets: ['make'] }])[0]).toMatchObject({
      found: 1_199,
      facets: { make: [{ value: 'Kia', count: 1_199 }] },
    })
  })

  it('changes to the search index continue after one that fails', async () => {
    const broken = createSearchIndex(
      {
        settings,
        read: (record: SearchRecord) => {
          if (!record.name) throw new Error('no name')
          return record
        },
      },
      [car('a')],
    )
    await expect(broken.apply({ upserts: [{ objectID: 'b' }], removals: [] })).rejects.toThrow('no name')
    await broken.apply({ upserts: [car('c')], removals: [] })
    expect(broken.documents().map(({ objectID }) => objectID)).toEqual(['a', 'c'])
  })

  it('the search index keeps the last of two initial records with the same id', () => {
    const index = indexOf([car('a', { make: 'Ford' }), car('b'), car('a', { make: 'Kia' })])
    expect([index.size, index.get('a')?.make]).toEqual([2, 'Kia'])
    expect(index.search([{ ...anything, facets: ['make'] }])[0]).toMatchObject({ found: 2, facets: { make: [{ value: 'Kia', count: 2 }] } })
  })
})
