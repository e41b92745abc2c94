import type { SearchState } from '@forecourt/rules/search/SearchState'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { hostedRecord } from '../hosted/hostedRecord'
import { stockQueries } from './stockQueries'

const config = buildConfig()
const hosted = { organisationId: 'org', stock: config.stock, dealershipIds: [] }
const state: SearchState = { query: '', page: 1, sortBy: 'recommended', values: { model: ['CX5'] }, ranges: {}, excluded: { make: ['vw'] } }
const filtersOf = (access: Parameters<typeof stockQueries>[1]) =>
  Object(stockQueries({ state, preset: { make: 'citroen' }, config }, access, '2026-03-10T12:00:00Z')[0]).facetFilters

it('asks a hosted index for every spelling of a name, by its key (SRC-03, SRC-44)', () => {
  const filters = filtersOf({ indexName: 'cars', hosted })
  expect(filters).toContainEqual(['model:CX5', 'model_key:cx5'])
  expect(filters).toContainEqual(['make:-vw'])
  expect(filters).toContainEqual(['make_key:-vw'])
  expect(filters).toContainEqual(['make:citroen', 'make_key:citroen', 'make_slug:citroen'])
  const record = hostedRecord(buildCar({ make: 'Citroën', model: 'CX-5', standardEquipment: ['Tow bar'] }), 'org', {
    providers: [],
    offerSubscriptions: false,
  })
  expect(record).toMatchObject({ make_key: ['citroen'], model_key: ['cx5'], filtered_features_key: ['towbar'] })
})

it('asks the site’s own index, which knows spellings itself, for the value', () =>
  expect(filtersOf({ indexName: 'cars' })).toContainEqual(['model:CX5']))
