import { expect, it } from 'vitest'
import { openPriceRange } from './openPriceRange'

it.each([
  { name: 'inside', from: 12_000, to: 35_000, expected: { min: 12_000, max: 35_000 } },
  { name: 'in reverse', from: 35_000, to: 12_000, expected: { min: 12_000, max: 35_000 } },
  { name: 'at the lower end', from: 5_000, to: 35_000, expected: { min: null, max: 35_000 } },
  { name: 'at the upper end', from: 12_000, to: 80_000, expected: { min: 12_000, max: null } },
  { name: 'beyond the upper end', from: 12_000, to: 90_000, expected: { min: 12_000, max: null } },
  { name: 'at both ends, which filters nothing', from: 5_000, to: 80_000, expected: { min: null, max: null } },
])('the price range of a slider is open where a handle is at an end (SRC-28, SRC-30): $name', ({ from, to, expected }) =>
  expect(openPriceRange({ from, to, highest: 80_000 })).toEqual(expected),
)
