import { expect, it } from 'vitest'
import { getsOnlineValuation } from './noFigureReason'

const now = '2026-03-10T10:00:00Z'

it.each([
  { name: 'a young car', year: 2022, km: 40_000, expected: true },
  { name: 'exactly 7 years', year: 2019, km: 40_000, expected: true },
  { name: '8 years', year: 2018, km: 40_000, expected: false },
  { name: 'exactly 100,000 km', year: 2022, km: 100_000, expected: true },
  { name: 'one kilometre more', year: 2022, km: 100_001, expected: false },
  { name: 'no kilometres', year: 2026, km: 0, expected: true },
  { name: 'next year’s model', year: 2027, km: 10, expected: true },
  { name: 'a year too far ahead', year: 2028, km: 10, expected: false },
  { name: 'kilometres below 0', year: 2022, km: -1, expected: false },
  { name: 'no number of kilometres', year: 2022, km: Number.NaN, expected: false },
  { name: 'no year', year: null, km: 10, expected: false },
  { name: 'no odometer', year: 2022, km: null, expected: false },
])('the valuation rule decides whether a trade-in is valued online (TRD-01, TRD-02, TRD-03): $name', ({ year, km, expected }) => {
  expect(getsOnlineValuation({ year, km }, now, { mostYears: 7, mostKm: 100_000 })).toBe(expected)
})

it('the valuation applies other limits if they are configured (TRD-03)', () => {
  const limits = { mostYears: 10, mostKm: 160_000 }
  expect(getsOnlineValuation({ year: 2016, km: 160_000 }, now, limits)).toBe(true)
  expect(getsOnlineValuation({ year: 2015, km: 160_000 }, now, limits)).toBe(false)
})
