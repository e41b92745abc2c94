import { expect, it } from 'vitest'
import type { StockResult } from '../../entities/StockResult'
import { isOftenStated } from './filterNeeds'

const berths = (count: number) => ({ sleeps: [{ label: '', value: '4', count }] })

it.each<[name: string, facet: string, result: Pick<StockResult, 'facets' | 'ranges' | 'total'>, often: boolean]>([
  ['enough caravans', 'sleeps', { facets: berths(50), ranges: {}, total: 100 }, true],
  ['too few caravans', 'sleeps', { facets: berths(49), ranges: {}, total: 100 }, false],
  ['enough electric cars', 'range_km', { facets: {}, ranges: { range_km: { min: 1, max: 2, count: 4 } }, total: 5 }, true],
  ['too few electric cars', 'range_km', { facets: {}, ranges: { range_km: { min: 1, max: 2, count: 1 } }, total: 5 }, false],
  ['none of them', 'tare', { facets: {}, ranges: {}, total: 5 }, false],
  ['a value of all kinds', 'fuel', { facets: {}, ranges: {}, total: 5 }, true],
  ['an empty list', 'sleeps', { facets: {}, ranges: {}, total: 0 }, true],
])('the stock list shows a filter for one kind of vehicle if enough cars have it: $0 (SRC-05, CFG-06)', (_name, facet, result, often) => {
  expect(isOftenStated(facet, result)).toBe(often)
})
