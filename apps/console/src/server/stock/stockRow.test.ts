import type { Car } from '@forecourt/rules/entities/Car'
import { expect, test } from 'vitest'
import { stockRow } from './stockRow'

const row = (car: Partial<Car>) =>
  stockRow({ images: [], createdAt: '2026-03-01T10:00:00Z', soldAt: null, ...car } as unknown as Car, '2026-03-11T09:00:00Z')

const cases = [
  { name: 'counts whole days', car: {}, days: 9 },
  { name: 'stops counting when the car is sold', car: { soldAt: '2026-03-03T11:00:00Z' }, days: 2 },
  { name: 'is never negative', car: { createdAt: '2026-04-01T00:00:00Z' }, days: 0 },
]

test.each(cases)('Days in stock: $name', ({ car, days }) => {
  expect(row(car).daysInStock).toBe(days)
})

test('A car without photos has no picture, not a broken one', () => expect(row({}).imageKey).toBeNull())
