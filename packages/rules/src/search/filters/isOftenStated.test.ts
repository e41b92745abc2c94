import { expect, it } from 'vitest'
import type { StockResult } from '../../entities/StockFacet'
import { isOftenStated } from './isOftenStated'

const berths = (count: number) => ({ sleeps: [{ label: '', value: '4', count }] })

it.each<{ name: string; facet: string; result: Pick<StockResult, 'facets' | 'ranges' | 'total'>; often: boolean }>([
  { name: 'enough caravans', facet: 'sleeps', result: { facets: berths(50), ranges: {}, total: 100 }, often: true },
  { name: 'too few caravans', facet: 'sleeps', result: { facets: berths(49), ranges: {}, total: 100 }, often: false },
  {
    name: 'enough electric cars',
    facet: 'range_km',
    result: { facets: {}, ranges: { range_km: { min: 1, max: 2, count: 4 } }, total: 5 },
    often: true,
  },
  {
    name: 'too few electric cars',
    facet: 'range_km',
    result: { facets: {}, ranges: { range_km: { min: 1, max: 2, count: 1 } }, total: 5 },
    often: false,
  },
  { name: 'none of them', facet: 'tare', result: { facets: {}, ranges: {}, total: 5 }, often: false },
  { name: 'what all kinds have', facet: 'fuel', result: { facets: {}, ranges: {}, total: 5 }, often: true },
  { name: 'an empty list', facet: 'sleeps', result: { facets: {}, ranges: {}, total: 0 }, often: true },
])('a filter for one kind of vehicle: $name (SRC-05, CFG-06)', ({ facet, result, often }) => {
  expect(isOftenStated(facet, result)).toBe(often)
})
