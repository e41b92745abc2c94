import { expect, it } from 'vitest'
import { hasPrice } from './isInStock'

it.each([
  { priceCents: 1001, expected: true },
  { priceCents: 1000, expected: false },
  { priceCents: 0, expected: false },
  { priceCents: -5000, expected: false },
  { priceCents: null, expected: false },
  { priceCents: Number.NaN, expected: false },
])('a price of $priceCents cents may be shown: $expected (CAR-17)', ({ priceCents, expected }) => {
  expect(hasPrice({ priceCents })).toBe(expected)
})
