import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { buildSiteData } from '../../testing/buildSiteData'
import type { FilterFacet } from './filterFacets'
import { type FilterContext, hasFilter, isChosen, isFilterAllowed } from './filterNeeds'

const state = (over: object = {}) =>
  ({ values: {}, ranges: {}, page: 1, sortBy: 'recommended', query: '', ...over }) as unknown as FilterContext['state']

it.each([
  { facet: 'body', chosen: { values: { body: ['SUV'] } }, is: true },
  { facet: 'year', chosen: { ranges: { year: { min: 2020, max: null } } }, is: true },
  { facet: 'body', chosen: { values: { colour: ['Red'] } }, is: false },
  { facet: 'body', chosen: { values: { body: [] } }, is: false },
])('with the selection $chosen, the filter $facet is in use: $is (SRC-16)', ({ facet, chosen, is }) =>
  expect(isChosen(facet, state(chosen))).toBe(is),
)

it.each<{ facet: FilterFacet; values: ConfigValues; has: boolean }>([
  { facet: 'body', values: {}, has: true },
  { facet: 'body', values: { search: { filters: ['make'] } }, has: false },
  { facet: 'subscription_price', values: { price: { offerSubscriptions: false } }, has: false },
  { facet: 'subscription_price', values: { price: { offerSubscriptions: true } }, has: true },
  { facet: 'car_type', values: { stock: { carTypes: ['used'] } }, has: false },
])('a site with $values has the filter $facet: $has (CFG-16, CAR-14)', ({ facet, values, has }) => {
  expect(hasFilter(facet, buildConfig(values))).toBe(has)
})

it.each<{ facet: FilterFacet; preset: FilterContext['preset']; left: boolean }>([
  { facet: 'body', preset: {}, left: true },
  { facet: 'certified', preset: { certified: true }, left: false },
  { facet: 'car_type', preset: { carTypes: ['used'] }, left: false },
  { facet: 'car_type', preset: {}, left: true },
])('at an address with $preset, the filter $facet depends on the cars: $left (RTE-14)', ({ facet, preset, left }) => {
  const result = { facets: {}, ranges: {}, total: 0 } as unknown as FilterContext['result']
  expect(isFilterAllowed(facet, { config: buildConfig(), preset, state: state(), result, site: buildSiteData() })).toBe(left)
})
