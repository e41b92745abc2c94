import type { StockResult } from '@forecourt/rules/entities/StockResult'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { describe, expect, it } from 'vitest'
import { withUncounted } from '../StockList.client'

const make = [{ label: 'Kia', value: 'Kia', count: 4 }]
const result: StockResult = { cars: [], total: 4, page: 1, pageCount: 1, facets: { make }, ranges: {} }
const state = {
  query: '',
  page: 1,
  sortBy: 'recommended',
  values: { make: ['Kia'], fuel: ['Diesel'], model: ['Sportage'] },
  ranges: {},
} as const

describe('filters that could not be counted', () => {
  it('filters that could not be counted do not exist while the index responds', () => {
    expect(withUncounted(result, state, buildSiteData())).toBe(result)
  })

  it('filters that could not be counted offer the site’s known and chosen values without counts, and keep counted values', () => {
    const { facets } = withUncounted({ ...result, limited: true }, state, buildSiteData())
    expect(facets.make).toBe(make)
    expect(facets.fuel).toEqual([{ value: 'Diesel', label: 'Diesel', count: 0, uncounted: true }])
    expect(facets.model?.map(({ value }) => value)).toEqual(['Corolla', 'HiLux', 'Sportage'])
    expect(facets.dealership_name?.map(({ value }) => value)).toEqual(['Harbour Motors'])
    expect(facets.colour).toEqual([])
  })
})
