import { expect, it } from 'vitest'
import { stockAge } from './carAttention'

it.each([
  [-1, '0-30'],
  [0, '0-30'],
  [30, '0-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, '90+'],
  [10_000, '90+'],
])('%s days in stock are “%s” (ENT-01)', (days, age) => expect(stockAge(days)).toBe(age))
