import { expect, it } from 'vitest'
import { arrivalDay, daysInStock, isArrivalKnown, unknownArrival } from './arrival'

const now = '2026-11-29T01:00:00.000Z'

it('an unknown arrival is known as such, and is no day for other systems (ENT-01, CAR-11)', () => {
  expect(unknownArrival(now)).toBe('2026-10-30T23:59:59.999Z')
  expect([unknownArrival(now), '2026-10-30T00:00:00.000Z', now].map(isArrivalKnown)).toEqual([false, true, true])
  expect([unknownArrival(now), '2026-10-30T00:00:00.000Z'].map(arrivalDay)).toEqual([null, '2026-10-30'])
})

it.each([
  { createdAt: '2026-11-01T00:00:00.000Z', until: now, days: 28 },
  { createdAt: unknownArrival(now), until: now, days: 0 },
  { createdAt: unknownArrival(now), until: '2026-12-09T23:00:00.000Z', days: 9 },
  { createdAt: '2026-12-01T00:00:00.000Z', until: now, days: 0 },
])('days in stock of a car that came at $createdAt until $until: $days (ENT-01)', ({ createdAt, until, days }) =>
  expect(daysInStock(createdAt, until)).toBe(days),
)
