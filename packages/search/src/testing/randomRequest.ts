import fc from 'fast-check'
import type { Area, Filter } from '../contract/Filter'
import type { SearchRequest } from '../contract/SearchRequest'
import { colours, features, randomSettings } from './randomRecords'

const value = fc.oneof(
  fc.constantFrom('Toyota', 'mazda', 'Nissan', 'škoda', 'nobody').map((name) => ({ attribute: 'make', value: name })),
  fc.constantFrom('LandCruiser', 'Corolla', 'cx-5', 'CX5', 'Octavia').map((name) => ({ attribute: 'model', value: name })),
  fc.constantFrom(...colours).map((name) => ({ attribute: 'colour', value: name ?? 'null' })),
  fc.constantFrom('2', '5', '7').map((name) => ({ attribute: 'seats', value: name })),
  fc.constantFrom('true', 'false').map((name) => ({ attribute: 'certified', value: name })),
  fc.constantFrom(...features).map((name) => ({ attribute: 'features', value: name })),
  fc.constantFrom({ attribute: 'vin', value: '7a10-3' }, { attribute: 'only_one', value: 'yes' }, { attribute: 'nothing', value: 'x' }),
)

const number = fc.oneof(
  fc.record({ attribute: fc.constant('price'), value: fc.integer({ min: -1, max: 20 }).map((thousands) => thousands * 1000) }),
  fc.record({ attribute: fc.constantFrom('seats', 'rank', 'nothing'), value: fc.integer({ min: 0, max: 8 }) }),
  fc.record({ attribute: fc.constant('litres'), value: fc.constantFrom(1.5, 1.6, 2, 2.25, 3) }),
)

const condition: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: value.map((one) => ({ kind: 'facet' as const, ...one })) },
  { weight: 1, arbitrary: value.map((one) => ({ kind: 'facet' as const, exact: true as const, ...one })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(number, fc.constantFrom('=' as const, '!=' as const, '<' as const, '<=' as const, '>' as const, '>=' as const))
      .map(([one, comparison]) => ({ kind: 'number' as const, comparison, ...one })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(number, fc.integer({ min: -1, max: 9 }))
      .map(([{ attribute, value: min }, width]) => ({ kind: 'range' as const, attribute, min, max: min + width * 1000 })),
  },
)

const point = fc.constantFrom(
  { latitude: -33.875, longitude: 151.25 },
  { latitude: -37, longitude: 145 },
  { latitude: 0, longitude: 180 },
  { latitude: -90, longitude: 0 },
)

const around: fc.Arbitrary<Filter> = fc.record({
  kind: fc.constant('around' as const),
  point,
  metres: fc.constantFrom(0, 1, 23_000, 900_000, 30_000_000),
})

/** No place of the random records is on an edge. */
const corner = fc
  .record({ latitude: fc.integer({ min: -50, max: 40 }), longitude: fc.integer({ min: -200, max: 200 }) })
  .map(({ latitude, longitude }) => ({ latitude: latitude + 0.123, longitude: longitude + 0.456 }))
const area: fc.Arbitrary<Area> = fc.oneof(
  fc.tuple(corner, corner).map(([one, other]) => ({
    kind: 'box' as const,
    south: Math.min(one.latitude, other.latitude),
    north: Math.max(one.latitude, other.latitude),
    west: Math.min(one.longitude, other.longitude),
    east: Math.max(one.longitude, other.longitude),
  })),
  fc.array(corner, { minLength: 3, maxLength: 6 }).map((corners) => ({ kind: 'polygon' as const, corners })),
)
const inside: fc.Arbitrary<Filter> = fc.record({
  kind: fc.constant('inside' as const),
  areas: fc.array(area, { minLength: 1, maxLength: 3 }),
})

const tree: fc.Arbitrary<Filter> = fc.letrec<{ node: Filter }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    condition,
    around,
    inside,
    tie('node').map((filter): Filter => ({ kind: 'not', filter })),
    fc.array(tie('node'), { maxLength: 3 }).map((filters): Filter => ({ kind: 'and', filters })),
    fc.array(tie('node'), { maxLength: 3 }).map((filters): Filter => ({ kind: 'or', filters })),
  ),
})).node

/** A facet selection: values of an attribute joined by OR, sometimes negated. */
const group: fc.Arbitrary<Filter> = fc.oneof(
  fc
    .array(value, { minLength: 1, maxLength: 3 })
    .map((values): Filter => ({ kind: 'or', filters: values.map((one) => ({ kind: 'facet', ...one })) })),
  condition.map((filter): Filter => ({ kind: 'not', filter })),
  condition,
  around,
  inside,
  tree,
)

const words = 'toyota land cruiser landcruiser cx 5 cx5 cx-5 x trail xtrail golf gti golfgti skoda citroen'.split(' ')
const moreWords =
  'octavia 2016 201 bt50 bt mazda one owner managers strasse 7a 7a10 history volkswagen chr to vw snow dark white sunroof heated seats seat mirror wheels cars owners golfs ｍazda'.split(
    ' ',
  )

/** A word with random typing errors. */
const entered = fc
  .tuple(fc.constantFrom(...words, ...moreWords), fc.constantFrom('', '', '', 'drop', 'swap', 'change', 'add', 'cut'), fc.nat(), fc.nat())
  .map(([word, slip, first, second]) => {
    const at = first % word.length
    const letter = 'aeiortnszx'[second % 10]
    if (slip === 'drop') return word.slice(0, at) + word.slice(at + 1)
    if (slip === 'swap' && at > 0) return word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1)
    if (slip === 'change') return word.slice(0, at) + letter + word.slice(at + 1)
    if (slip === 'add') return word.slice(0, at) + letter + word.slice(at)
    return slip === 'cut' ? word.slice(0, at + 1) : word
  })

const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 4, arbitrary: fc.array(entered, { minLength: 1, maxLength: 3 }).map((list) => list.join(' ')) },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
)

const anyRequest: fc.Arbitrary<SearchRequest> = fc.record({
  query,
  typoTolerance: fc.constantFrom(undefined, true, true, false, 'min' as const),
  restrictSearchableAttributes: fc.constantFrom(undefined, undefined, [], ['name'], ['comment', 'vin'], ['nothing']),
  filters: fc.array(group, { maxLength: 4 }),
  sort: fc.constantFrom(...Object.keys(randomSettings.sorts), 'nothing'),
  nearest: fc.option(point, { nil: undefined, freq: 3 }),
  offset: fc.constantFrom(0, 0, 1, 7, 40),
  length: fc.constantFrom(0, 1, 5, 21, 1000),
  facets: fc.subarray([...new Set([...randomSettings.facets, ...randomSettings.numbers, 'nothing'])]),
  maxValuesPerFacet: fc.constantFrom(0, 1, 3, 100),
  countNumbers: fc.constantFrom(undefined, true),
  sortFacetValuesBy: fc.constantFrom(undefined, 'count' as const, 'alpha' as const),
})

const phrase = fc.constantFrom(
  'land cruiser',
  'x trail',
  'cx 5',
  'bt 50',
  'toyota land cruiser',
  'golf gti',
  'one owner',
  'landcruiser',
  'octavia',
  'corolla',
  'skoda octavia',
  'all terrain',
  'heated seats',
  'white wheels',
  'leather seat',
  'tow bars',
  'black towbar',
  'pitch dark',
  'golf for sale',
  'toyota mazda canopy',
)

/** A query being entered, with paging. */
const textRequest: fc.Arbitrary<SearchRequest> = fc
  .tuple(anyRequest, phrase, entered, fc.nat(20), fc.constantFrom('recommended', 'price_asc'), fc.nat(30))
  .map(([request, whole, slip, cut, sort, offset]) => ({
    ...request,
    query: cut < 5 && whole.length > cut + 2 ? whole.slice(0, whole.length - cut) : cut < 12 ? whole : slip,
    restrictSearchableAttributes: undefined,
    typoTolerance: true,
    dropTerms: (['none', 'fewest', 'last', 'first'] as const)[offset % 4],
    filters: request.filters.slice(0, 1),
    sort,
    offset,
  }))

const randomRequest: fc.Arbitrary<SearchRequest> = fc.oneof({ weight: 3, arbitrary: anyRequest }, { weight: 2, arbitrary: textRequest })

/** Requests of a batch decide together which terms to drop; this is tested separately. */
const withAllTerms = (request: SearchRequest): SearchRequest => ({ ...request, dropTerms: 'none' })

/** A client's batch for a page: a request, and the same without each of its filters. */
export const randomBatch: fc.Arbitrary<SearchRequest[]> = fc.oneof(
  randomRequest.map((request) => [request]),
  fc.array(randomRequest.map(withAllTerms), { minLength: 2, maxLength: 3 }),
  fc
    .tuple(
      randomRequest.map(withAllTerms),
      fc.subarray(['make', 'model', 'colour', 'price', 'litres', 'vin'], { minLength: 1 }),
      fc.boolean(),
    )
    .map(([main, facets, two]) => [
      main,
      ...main.filters.map((_, left) => ({
        ...main,
        filters: main.filters.filter((_, at) => at !== left && !(two && at === left + 1)),
        facets,
        length: left % 2,
      })),
    ]),
)
