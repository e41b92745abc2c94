import { expect, it } from 'vitest'
import type { StockResult } from '../../entities/StockResult'
import { buildConfig } from '../../testing/buildConfig'
import { statedCount } from './statedCount'

const buildResult = (total: number, carTypes: readonly number[] = []): StockResult => ({
  cars: [],
  total,
  page: 1,
  pageCount: 1,
  facets: { car_type: carTypes.map((count, index) => ({ label: String(index), value: String(index), count })) },
  ranges: {},
})

it.each([
  { name: 'exact up to 1,999', total: 1_999, carTypes: [5], countOverride: 7_000, count: 1_999 },
  { name: 'the configured number above that', total: 2_000, carTypes: [1_200, 900], countOverride: 7_000, count: 7_000 },
  { name: 'otherwise the sum of the car types', total: 2_000, carTypes: [1_200, 900], countOverride: 0, count: 2_100 },
  { name: 'otherwise the number found', total: 2_000, carTypes: [], countOverride: 0, count: 2_000 },
])('the stated count is $name (SRC-38)', ({ total, carTypes, countOverride, count }) => {
  expect(statedCount(buildResult(total, carTypes), buildConfig({ stock: { countOverride } }).stock)).toBe(count)
})
