import { describe, expect, it } from 'vitest'
import { storedSpecialDay, wallSpecialDay } from './wallSpecialDay'

const typed = { date: '2026-12-24', name: 'Christmas Eve', status: 'Open' as const, open: '08:30', close: '13:00' }

describe('a special day on the wall and in store', () => {
  it.each([
    {
      name: 'summer in Sydney',
      zone: 'Australia/Sydney',
      day: typed,
      startAt: '2026-12-23T21:30:00.000Z',
      endAt: '2026-12-24T02:00:00.000Z',
    },
    {
      name: 'Perth, which knows no summer time',
      zone: 'Australia/Perth',
      day: typed,
      startAt: '2026-12-24T00:30:00.000Z',
      endAt: '2026-12-24T05:00:00.000Z',
    },
    {
      name: 'winter in Auckland',
      zone: 'Pacific/Auckland',
      day: { ...typed, date: '2026-06-26' },
      startAt: '2026-06-25T20:30:00.000Z',
      endAt: '2026-06-26T01:00:00.000Z',
    },
    {
      name: 'until midnight',
      zone: 'Australia/Sydney',
      day: { ...typed, close: '24:00' },
      startAt: '2026-12-23T21:30:00.000Z',
      endAt: '2026-12-24T13:00:00.000Z',
    },
    {
      name: 'a closed day',
      zone: 'Australia/Sydney',
      day: { ...typed, status: 'Closed' as const, open: null, close: null },
      startAt: null,
      endAt: null,
    },
  ])('$name is the same both ways (ENT-09, LOC-16)', ({ zone, day, startAt, endAt }) => {
    const stored = storedSpecialDay(day, zone)
    expect(stored).toMatchObject({ date: day.date, startAt, endAt })
    expect(wallSpecialDay(stored, zone)).toEqual(day)
  })
})
