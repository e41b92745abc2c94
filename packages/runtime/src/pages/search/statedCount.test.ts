import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { headingText } from './headingText'
import { statedCount } from './statedCount'

const resultOf = (total: number, carTypes: readonly number[] = []): StockResult => ({
  cars: [],
  total,
  page: 1,
  pageCount: 1,
  facets: { car_type: carTypes.map((count, index) => ({ label: String(index), value: String(index), count })) },
  ranges: {},
})

it.each([
  { name: 'counted exactly up to 1,999', total: 1_999, carTypes: [5], countOverride: 7_000, count: 1_999 },
  { name: 'the configured number above that', total: 2_000, carTypes: [1_200, 900], countOverride: 7_000, count: 7_000 },
  { name: 'else the sum of the car types', total: 2_000, carTypes: [1_200, 900], countOverride: 0, count: 2_100 },
  { name: 'else what was found', total: 2_000, carTypes: [], countOverride: 0, count: 2_000 },
])('The stated count is $name (SRC-38).', ({ total, carTypes, countOverride, count }) => {
  expect(statedCount(resultOf(total, carTypes), buildConfig({ stock: { countOverride } }).stock)).toBe(count)
})

it('The heading says the count with commas, and one car in the singular.', () => {
  expect(headingText('{count} cars for sale', 12_345)).toBe('12,345 cars for sale')
  expect(headingText('{count} cars for sale', 1)).toBe('1 car for sale')
  expect(headingText('Our carsales', 1)).toBe('Our carsales')
})
