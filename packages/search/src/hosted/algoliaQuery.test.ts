import { buildCar } from '@forecourt/rules/testing/buildCar'
import { describe, expect, it } from 'vitest'
import type { Filter } from '../contract/Filter'
import type { SearchRequest } from '../contract/SearchRequest'
import { algoliaQuery } from './algoliaQuery'
import { hostedRecord } from './hostedRecord'

const request: SearchRequest = {
  query: 'red ute',
  filters: [],
  sort: 'recommended',
  offset: 0,
  length: 21,
  facets: ['make'],
  maxValuesPerFacet: 200,
}
const ask = (requested: Partial<SearchRequest>) =>
  algoliaQuery({ ...request, ...requested }, { indexName: 'Car_production', siteFilter: 'status:"in_stock"' })
const facet = (attribute: string, value: string): Filter => ({ kind: 'facet', attribute, value })

describe('a request to Algolia (SRC-44, SRC-45)', () => {
  it('a request to Algolia has the index, filter string, hits per page, page, query and facets', () =>
    expect(ask({ offset: 42 })).toEqual({
      indexName: 'Car_production',
      query: 'red ute',
      filters: 'status:"in_stock"',
      facetFilters: [],
      numericFilters: [],
      facets: ['make'],
      maxValuesPerFacet: 200,
      hitsPerPage: 21,
      page: 2,
      attributesToRetrieve: ['car'],
      attributesToHighlight: [],
    }))

  it('a request to Algolia uses the replica index of another sort order (SRC-17)', () =>
    expect(ask({ sort: 'price_asc' }).indexName).toBe('Car_production_price_asc'))

  it.each<{ name: string; filter: Filter; facetFilters?: string[][]; numericFilters?: string[] }>([
    { name: 'a value that is not a name', filter: facet('car_type', 'used'), facetFilters: [['car_type:used']] },
    { name: 'a name in every spelling, by its key', filter: facet('model', 'CX5'), facetFilters: [['model:CX5', 'model_key:cx5']] },
    {
      name: 'one of several values, nested',
      filter: {
        kind: 'or',
        filters: [
          { kind: 'or', filters: [facet('make', 'citroen')] },
          { kind: 'or', filters: [facet('make_slug', 'citroen')] },
        ],
      },
      facetFilters: [['make:citroen', 'make_key:citroen', 'make_slug:citroen']],
    },
    { name: 'a value that begins with a hyphen', filter: facet('car_type', '-X'), facetFilters: [['car_type:\\-X']] },
    {
      name: 'a name excluded in every spelling',
      filter: { kind: 'not', filter: facet('make', 'vw') },
      facetFilters: [['make:-vw'], ['make_key:-vw']],
    },
    { name: 'a comparison', filter: { kind: 'number', attribute: 'price', comparison: '>', value: 0 }, numericFilters: ['price>0'] },
    {
      name: 'a range',
      filter: { kind: 'range', attribute: 'km', min: 10, max: 90_000 },
      numericFilters: ['km>=10', 'km<=90000'],
    },
    {
      name: 'a range with an open end',
      filter: { kind: 'range', attribute: 'year', min: 2015, max: Number.POSITIVE_INFINITY },
      numericFilters: ['year>=2015'],
    },
  ])('a request to Algolia refines by $name', ({ filter, facetFilters = [], numericFilters = [] }) =>
    expect(ask({ filters: [filter] })).toMatchObject({ facetFilters, numericFilters }),
  )

  it('a request to Algolia matches a name by the key in the record', () => {
    const car = buildCar({ make: 'Citroën', model: 'CX-5', standardEquipment: ['Tow bar'] })
    const record = hostedRecord(car, 'org', { providers: [], offerSubscriptions: false })
    expect(record).toMatchObject({ make_key: ['citroen'], model_key: ['cx5'], filtered_features_key: ['towbar'] })
  })

  const point = { latitude: -33.87, longitude: 151.21 }
  it.each<{ name: string; requested: Partial<SearchRequest>; around: object }>([
    {
      name: 'within a distance',
      requested: { nearest: point, filters: [{ kind: 'around', point, metres: 25_000 }], length: 0 },
      around: { aroundLatLng: '-33.87,151.21', aroundRadius: 25_000 },
    },
    { name: 'the nearest first', requested: { nearest: point }, around: { aroundLatLng: '-33.87,151.21', aroundRadius: 'all' } },
  ])('a request to Algolia searches near a point: $name', ({ requested, around }) => expect(ask(requested)).toMatchObject(around))

  it('a request to Algolia that counts cars further away has no point', () =>
    expect(ask({ nearest: point, length: 0 })).not.toHaveProperty('aroundLatLng'))

  it.each<Filter>([
    { kind: 'and', filters: [] },
    { kind: 'not', filter: { kind: 'or', filters: [] } },
    { kind: 'or', filters: [{ kind: 'number', attribute: 'price', comparison: '>', value: 0 }] },
  ])('a request to Algolia refuses a condition that Algolia can’t express: $kind', (filter) =>
    expect(() => ask({ filters: [filter] })).toThrow('Algolia can’t express'),
  )
})
