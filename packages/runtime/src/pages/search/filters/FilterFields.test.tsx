import type { StockResult } from '@forecourt/rules/entities/StockResult'
import { filterSections } from '@forecourt/rules/search/filters/filterSections'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FilterFields } from './FilterFields'

const makes = ['Toyota', 'Ford', 'Mazda', 'Kia', 'Hyundai', 'Nissan', 'Subaru', 'Isuzu', 'Volvo']
const items = (values: readonly string[]) => values.map((value, index) => ({ label: value, value, count: 30 - index }))

interface Requested {
  readonly query?: string
  /** The make preset by the path. */
  readonly make?: string
  /** Models of Toyota; other makes have none. */
  readonly models?: readonly string[]
}

const drawn = (
  search: NonNullable<ConfigValues['search']>,
  found: Partial<StockResult> = {},
  { query = '', make, models }: Requested = {},
) => {
  const config = buildConfig({ search })
  const preset = make === undefined ? {} : { make }
  const state = parseSearch(new URLSearchParams(query), { config, preset })
  const result: StockResult = { cars: [], total: 43, page: 1, pageCount: 3, facets: { make: items(makes) }, ranges: {}, ...found }
  const known = buildSiteData()
  const toyota = { name: 'Toyota', slug: 'toyota', models: (models ?? []).map((name) => ({ name, slug: name.toLowerCase() })) }
  const site = models ? { ...known, names: { ...known.names, makes: [toyota] } } : known
  return renderToStaticMarkup(
    <FilterFields
      route={{ page: 'search', path: make === undefined ? '/search' : `/search/${make.toLowerCase()}`, preset }}
      config={config}
      sections={filterSections(config)}
      data={{ page: 'search', site, state, result }}
    />,
  )
}
const boxesOf = (facet: string, html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(String).filter((tag) => tag.includes(`name="${facet}"`))

it.each([
  { name: 'seven by default', search: {}, first: 7 },
  { name: 'four', search: { makesBeforeShowAll: 4 }, first: 4 },
  { name: 'all of them', search: { makesBeforeShowAll: 9 }, first: 9 },
])('A site sets how many makes are listed before ‘Show all makes’ (SRC-11): $name', ({ search, first }) => {
  const html = drawn(search)
  expect(boxesOf('make', html.split('<details data-more')[0] ?? '')).toHaveLength(first)
  expect(boxesOf('make', html)).toHaveLength(makes.length)
  expect(html.includes('Show all makes')).toBe(first < makes.length)
})

it.each([
  { name: 'the first two', query: 'make=Toyota', shown: ['Corolla', 'HiLux'] },
  { name: 'and one that is chosen', query: 'make=Toyota&model=Yaris', shown: ['Corolla', 'HiLux', 'Yaris'] },
])('A site sets how many models of a make are listed (SRC-39): $name', ({ query, shown }) => {
  const models = ['Corolla', 'HiLux', 'Camry', 'Yaris']
  const html = drawn({ modelLimit: 2 }, { facets: { make: items(makes), model: items(models) } }, { query, models })
  expect(boxesOf('model', html).map((tag) => /value="([^"]+)"/.exec(tag)?.[1])).toEqual(shown)
})

it.each([
  { name: 'none', query: '', chosen: null },
  { name: 'one', query: 'model=Corolla', chosen: '1' },
])('On the list of a make only its models count as chosen (SRC-05, RTE-14): $name', ({ query, chosen }) => {
  const facets = { make: items(['Toyota']), model: items(['Corolla']) }
  const html = drawn({}, { facets }, { query, make: 'Toyota', models: ['Corolla'] })
  const summary = /data-filter="make".*?<\/summary>/s.exec(html)?.[0] ?? ''
  expect(summary).toContain('Model')
  expect(/>(\d+)<span class="sr-only"> chosen/.exec(summary)?.[1] ?? null).toBe(chosen)
})

it.each([
  { name: 'price of no car', facet: 'price', values: { total: 0 }, to: '100000' },
  { name: 'kilometres of no car', facet: 'km', values: { total: 0 }, to: '100000' },
  { name: 'uncounted kilometres', facet: 'km', values: { limited: true as const }, to: '100000' },
  { name: 'a price in the stock', facet: 'price', values: { ranges: { price: { min: 4_990, max: 45_500 } } }, to: '46000' },
])('A slider ends at 100,000 without values of the stock (SRC-26): $name', ({ facet, values, to }) => {
  const field = drawn({}, values).split(`data-filter="${facet}"`)[1]?.split('</details>')[0] ?? ''
  expect([...field.matchAll(/<input type="range"[^>]* max="(\d+)"/g)].map(([, max]) => max)).toEqual([to, to])
})

it('A list has no filter for a fact that none of its cars has, such as the kilometres of caravans (SRC-05, CFG-06)', () => {
  const caravans = { facets: { sleeps: items(['2', '4']) }, ranges: { length: { min: 16, max: 22, count: 43 } } }
  const shown = [...drawn({}, caravans).matchAll(/data-filter="([^"]+)"/g)].map(([, facet]) => facet)
  expect(shown).toEqual(expect.arrayContaining(['sleeps', 'length']))
  expect(shown).not.toContain('km')
  expect(shown).not.toContain('fuel')
})

it.each([
  { name: 'some of many', query: '', range: false },
  { name: 'a value that the shopper chose', query: 'range_km=400:', range: true },
])('A fact of electric cars is a filter where they are most of the list (SRC-05, CFG-06): $name', ({ query, range }) => {
  const html = drawn({}, { ranges: { range_km: { min: 200, max: 600, count: 12 } } }, { query })
  expect(html.includes('data-filter="range_km"')).toBe(range)
})

it.each([
  { name: 'every car is certified', count: 43, offered: [] },
  { name: 'no car is', count: 0, offered: [] },
  { name: 'some are', count: 12, offered: ['true'] },
])('The certified switch is shown only where some cars are certified and some are not (SRC-15, SRC-16): $name', ({ count, offered }) => {
  const certified = [
    { label: 'Certified', value: 'true', count },
    { label: 'Not certified', value: 'false', count: 43 - count },
  ]
  const html = drawn({}, { facets: { make: items(makes), certified } })
  expect(boxesOf('certified', html).map((tag) => /value="([^"]+)"/.exec(tag)?.[1])).toEqual(offered)
})

it.each([
  { name: 'a value', query: 'tag=Demo+of+the+week', facet: 'tag', kept: ['Demo of the week'] },
  { name: 'two values', query: 'status=sold&status=in_stock', facet: 'status', kept: ['in_stock', 'sold'] },
  { name: 'a model whose make is not chosen', query: 'model=Corolla', facet: 'model', kept: ['Corolla'] },
  { name: 'a range', query: 'created_at_timestamp=1771200000:', facet: 'created_at_timestamp', kept: ['1771200000:'] },
  { name: 'no value that has a field', query: 'make=Toyota', facet: 'make', kept: [] },
])('An address keeps values without a field when others are chosen, with and without script (SRC-03): $name', ({ query, facet, kept }) => {
  const hidden = boxesOf(facet, drawn({}, {}, { query })).filter((tag) => tag.includes('type="hidden"'))
  expect(hidden.map((tag) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual(kept)
})

it('A site can show price bands as a filter, in the order of prices (SRC-03, SRC-09)', () => {
  const price_range = ['Under $10,000', '$10,000 to $15,000'].map((value) => ({ label: value, value, count: 3 }))
  const html = drawn({ filters: ['price_range'] }, { facets: { price_range } }, { query: 'price_range=Under+$10,000' })
  expect(boxesOf('price_range', html).map((tag) => tag.includes('checked=""'))).toEqual([true, false])
  expect(html).toContain('Price range')
})
