import { expect, it } from 'vitest'
import { isAwaited } from './isInStock'

it.each([
  { status: 'in_stock', preorder: false, expected: false },
  { status: 'in_stock', preorder: true, expected: true },
  { status: 'coming_soon', preorder: false, expected: true },
  { status: 'coming_soon', preorder: true, expected: true },
  { status: 'sold', preorder: true, expected: false },
  { status: 'withdrawn', preorder: false, expected: false },
] as const)('a car with status $status and pre-order $preorder is yet to arrive: $expected (VDP-29)', ({ status, preorder, expected }) => {
  expect(isAwaited({ status, preorder })).toBe(expected)
})
