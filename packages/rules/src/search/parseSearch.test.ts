import { anyCharacter } from '@forecourt/schema/testing/anyCharacter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchPreset } from '../routing/parseSearchPreset'
import { buildConfig } from '../testing/buildConfig'
import { listFacets, rangeFacets } from './facets'
import { formatSearch } from './formatSearch'
import { parseSearch } from './parseSearch'
import { sortOrders } from './SearchState'

const config = buildConfig()
const parse = (text: string, preset: SearchPreset = {}, settings = config) =>
  parseSearch(new URLSearchParams(text), { config: settings, preset })

it('the search address gives the first page of everything for an empty query (SRC-02)', () => {
  expect(parse('')).toEqual({
    query: '',
    page: 1,
    sortBy: 'recommended',
    values: {},
    ranges: {},
    defaults: { sortBy: 'recommended', values: {} },
  })
})

it('the search address parses repeated parameters and ranges in any order (SRC-02, SRC-25)', () => {
  expect(parse('page=3&price=5000:30000&make=Toyota&query=dual+cab&make=Kia&sortBy=km_asc&make=Toyota')).toMatchObject({
    query: 'dual cab',
    page: 3,
    sortBy: 'km_asc',
    values: { make: ['Kia', 'Toyota'] },
    ranges: { price: { min: 5000, max: 30000 } },
  })
})

it.each([
  { name: 'unknown parameters', text: 'utm_source=x&__proto__=1&constructor=2&colour[]=Red' },
  { name: 'a page of 0', text: 'page=0' },
  { name: 'a page below', text: 'page=-1' },
  { name: 'a page out of bounds', text: 'page=99999' },
  { name: 'a page number spelled out', text: 'page=two' },
  { name: 'a half page', text: 'page=1.5' },
  { name: 'an unknown sort', text: 'sortBy=price' },
  { name: 'an unknown car type', text: 'car_type=stolen' },
  { name: 'not certified', text: 'certified=false' },
  { name: 'empty values', text: 'make=&make=+' },
  { name: 'an absurdly long value', text: `make=${'a'.repeat(81)}` },
  { name: 'a crossed range', text: 'price=30000:5000' },
  { name: 'ranges that don’t overlap', text: 'price=30000:&price=:5000' },
  { name: 'weekly prices without subscriptions (CAR-14)', text: 'subscription_price=100:200' },
  { name: 'bands of weekly prices without subscriptions (CAR-14)', text: 'weekly_price_range=Under+$100+a+week' },
  { name: 'excluded bands of weekly prices without subscriptions (CAR-14)', text: 'weekly_price_range_not=Under+$100+a+week' },
])('the search address parser drops $name (SRC-02)', ({ text }) => expect(parse(text)).toEqual(parse('')))

it('the search address parses every facet of the refinement state, and writes it again (SRC-03)', () => {
  const settings = buildConfig({ price: { offerSubscriptions: true } })
  const params: [string, string][] = [
    ['car_type', 'used'],
    ['item_type', 'car'],
    ['certified', 'true'],
    ['make', 'Kia'],
    ['model', 'Rio'],
    ['make_model', 'Kia Rio'],
    ['badge', 'Sport'],
    ['categories', 'SUVs & 4WDs'],
    ['body', 'SUV'],
    ['fuel', 'Hybrid'],
    ['transmission', 'Automatic'],
    ['drive', 'AWD'],
    ['colour', 'Red'],
    ['seats', '5'],
    ['status', 'in_stock'],
    ['tag', 'Test Drive Only'],
    ['dealership_name', 'North'],
    ['location_name', 'Yard'],
    ['city', 'Perth'],
    ['state', 'WA'],
    ['price_range', '$10,000 to $15,000'],
    ['weekly_price_range', 'Under $100 a week'],
    ['filtered_features', 'Sunroof'],
    ['price', '5000:30000'],
    ['subscription_price', '100:200'],
    ['year', '2019:'],
    ['km', ':60000'],
    ['created_at_timestamp', '1771200000:'],
  ]
  const text = `?${new URLSearchParams(params).toString().replaceAll('%3A', ':')}`
  expect(formatSearch(parse(text, {}, settings))).toBe(text)
})

it('the search address intersects repeated ranges, because a form sends minimum and maximum separately (SRC-25)', () => {
  expect(parse('price=5000:&price=:30000&year=2015:&year=2018:2024').ranges).toEqual({
    price: { min: 5000, max: 30000 },
    year: { min: 2018, max: 2024 },
  })
})

it('the search address accepts weekly prices if subscriptions are offered (SRC-07, CAR-14)', () => {
  expect(parse('subscription_price=100:200', {}, buildConfig({ price: { offerSubscriptions: true } })).ranges).toEqual({
    subscription_price: { min: 100, max: 200 },
  })
})

it('the search address removes invisible characters from the query, and shortens it (SRC-02)', () => {
  expect(parse('query=%20hi%00lux%E2%80%AE%09%20sr5%20').query).toBe('hilux sr5')
  expect(parse(`query=${'a'.repeat(500)}`).query).toHaveLength(100)
})

describe('a value preset by the path (RTE-14)', () => {
  it.each([
    { name: 'applies without a parameter', text: '', values: { car_type: ['demo', 'new'] } },
    { name: 'can be narrowed', text: 'car_type=demo', values: { car_type: ['demo'] } },
    { name: 'cannot be left', text: 'car_type=used', values: { car_type: ['demo', 'new'] } },
    { name: 'cannot be widened', text: 'car_type=used&car_type=demo', values: { car_type: ['demo'] } },
    { name: 'leaves other facets alone', text: 'make=Kia', values: { car_type: ['demo', 'new'], make: ['Kia'] } },
  ])('$name', ({ text, values }) => expect(parse(text, { carTypes: ['new', 'demo'] }).values).toEqual(values))
})

it('the search address uses the site’s default sort (SRC-17)', () => {
  expect(parse('', {}, buildConfig({ search: { defaultSort: 'newest' } })).sortBy).toBe('newest')
})

it.each([
  { name: 'a postcode and a distance', text: 'postcode=3000&within=50', near: { postcode: '3000', km: 50 } },
  { name: 'a postcode alone', text: 'postcode=3000', near: { postcode: '3000', km: null } },
  { name: 'a distance that the site doesn’t offer', text: 'postcode=3000&within=51', near: { postcode: '3000', km: null } },
  { name: 'an invalid distance', text: 'postcode=3000&within=-50', near: { postcode: '3000', km: null } },
  { name: 'an invalid postcode, so that the page can report it', text: 'postcode=Perth', near: { postcode: 'Perth', km: null } },
  { name: 'a postcode written apart', text: 'postcode=+30+00', near: { postcode: '3000', km: null } },
  { name: 'a distance without a postcode', text: 'within=50', near: undefined },
  { name: 'an empty postcode', text: 'postcode=&within=50', near: undefined },
])('the search address parser parses $name (SRC-02, SRC-45)', ({ text, near }) => expect(parse(text).near).toEqual(near))

it('the search address ignores a postcode if the site offers no distances (SRC-45)', () => {
  expect(parse('postcode=3000&within=50', {}, buildConfig({ search: { distances: [] } })).near).toBeUndefined()
})

const someText = fc.string({ unit: anyCharacter, maxLength: 100 })
const parameters = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom('query', 'page', 'sortBy', 'postcode', 'within', ...listFacets, ...rangeFacets), someText),
    fc.oneof(
      someText,
      fc.constantFrom('3000', '50', 'new', 'used', 'demo', 'true', 'Toyota', ...sortOrders),
      fc.nat().map(String),
      fc.tuple(fc.nat(60_000), fc.nat(60_000)).map(([min, max]) => `${min}:${max}`),
    ),
  ),
  { maxLength: 30 },
)
const settings = fc.constantFrom(config, buildConfig({ search: { defaultSort: 'newest' }, price: { offerSubscriptions: true } }))
const preset = fc.constantFrom<SearchPreset>(
  {},
  { make: 'Toyota' },
  { make: 'Toyota', model: 'HiLux' },
  { carTypes: ['new', 'demo'] },
  { certified: true },
  { dealershipSlug: 'a' },
)

it('the search address parses what it writes to the same search, for any parameters (SRC-02)', () => {
  fc.assert(
    fc.property(parameters, settings, preset, (pairs, site, path) => {
      const context = { config: site, preset: path }
      const state = parseSearch(new URLSearchParams(pairs), context)
      const text = formatSearch(state)
      expect(parseSearch(new URLSearchParams(text), context)).toEqual(state)
      expect(formatSearch(parseSearch(new URLSearchParams(text), context))).toBe(text)
    }),
  )
})

it('the search address writes the same address for any order of parameters (SRC-02)', () => {
  const pair = fc.tuple(fc.constantFrom('make', 'body', 'car_type', 'colour'), fc.constantFrom('new', 'used', 'Toyota', 'Kia', 'Red'))
  fc.assert(
    fc.property(fc.uniqueArray(pair, { maxLength: 12, comparator: (a, b) => a[0] === b[0] && a[1] === b[1] }), (pairs) => {
      const write = (pairs: [string, string][]) => formatSearch(parseSearch(new URLSearchParams([...pairs]), { config, preset: {} }))
      expect(write(pairs.toReversed())).toBe(write(pairs))
    }),
  )
})

it.each([
  { name: 'one of several spellings', text: 'model=CX5&model=CX-5&model=cx+5', preset: {}, model: ['CX-5'] },
  { name: 'a spelling as it is', text: 'model=cx5', preset: {}, model: ['cx5'] },
  { name: 'what a path fixes, in any spelling', text: 'model=cx+5', preset: { make: 'Mazda', model: 'CX-5' }, model: ['CX-5'] },
])('the search address parser parses $name (SRC-03)', ({ text, preset, model }) => expect(parse(text, preset).values.model).toEqual(model))

it('the search address sorts by the price per week only if subscriptions are offered (SRC-17, CAR-14)', () => {
  const params = (offerSubscriptions: boolean) =>
    parseSearch(new URLSearchParams('sortBy=weekly_asc'), { config: buildConfig({ price: { offerSubscriptions } }), preset: {} }).sortBy
  expect([params(true), params(false)]).toEqual(['weekly_asc', 'recommended'])
})
