import type { Car } from '@forecourt/rules/entities/Car'
import { unknownArrival } from '@forecourt/rules/stock/arrival'
import { expect, test } from 'vitest'
import { stockRow } from './stockRow'

const row = (car: Partial<Car>) =>
  stockRow({ images: [], createdAt: '2026-03-01T10:00:00Z', soldAt: null, ...car } as unknown as Car, '2026-03-11T09:00:00Z')

const cases = [
  { name: 'are whole days', car: {}, days: 9 },
  { name: 'end when the car is sold', car: { soldAt: '2026-03-03T11:00:00Z' }, days: 2 },
  { name: 'are never negative', car: { createdAt: '2026-04-01T00:00:00Z' }, days: 0 },
  {
    name: 'are those since the first import if the arrival is unknown',
    car: { createdAt: unknownArrival('2026-03-05T09:00:00Z') },
    days: 5,
  },
]

test.each(cases)('The days in stock of a car: $name', ({ car, days }) => {
  expect(row(car).daysInStock).toBe(days)
})

test('A car without photos has no picture key', () => expect(row({}).imageKey).toBeNull())

test('A car with an unknown arrival is marked as such (ENT-01)', () =>
  expect(
    [unknownArrival('2026-03-05T09:00:00Z'), '2026-03-01T00:00:00.000Z'].map((createdAt) => row({ createdAt }).isArrivalKnown),
  ).toEqual([false, true]))
