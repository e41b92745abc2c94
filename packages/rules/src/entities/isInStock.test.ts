import { expect, it } from 'vitest'
import { isInStock } from './isInStock'

it.each([
  { status: 'in_stock', expected: true },
  { status: 'coming_soon', expected: true },
  { status: 'sold', expected: false },
  { status: 'withdrawn', expected: false },
  { status: 'draft', expected: false },
] as const)('a car with status $status counts as in stock: $expected (CAR-02)', ({ status, expected }) => {
  expect(isInStock({ status })).toBe(expected)
})
