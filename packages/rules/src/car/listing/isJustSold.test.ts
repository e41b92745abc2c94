import { expect, it } from 'vitest'
import { isJustSold } from '../tags/carTags'

const now = '2026-03-10T10:00:00Z'

it.each([
  { name: 'sold an hour ago', car: { status: 'sold', soldAt: '2026-03-10T09:00:00Z' }, is: true },
  { name: 'sold just within the days', car: { status: 'sold', soldAt: '2026-03-07T10:00:01Z' }, is: true },
  { name: 'sold exactly at the limit', car: { status: 'sold', soldAt: '2026-03-07T10:00:00Z' }, is: false },
  { name: 'sold forty days ago', car: { status: 'sold', soldAt: '2026-01-29T10:00:00Z' }, is: false },
  { name: 'sold at an unknown time', car: { status: 'sold', soldAt: null }, is: false },
  { name: 'withdrawn', car: { status: 'withdrawn', soldAt: '2026-03-10T09:00:00Z' }, is: false },
  { name: 'in stock', car: { status: 'in_stock', soldAt: null }, is: false },
] as const)('isJustSold decides whether a car is just sold: $name (CAR-03, SRC-32)', ({ car, is }) =>
  expect(isJustSold(car, { soldVisibleDays: 3 }, now)).toBe(is),
)

it('no car is just sold if sold cars are unlisted immediately', () => {
  expect(isJustSold({ status: 'sold', soldAt: now }, { soldVisibleDays: 0 }, now)).toBe(false)
})
