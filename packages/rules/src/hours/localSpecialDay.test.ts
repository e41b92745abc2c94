import { describe, expect, it } from 'vitest'
import { localSpecialDay, storedSpecialDay } from './upcomingSpecialDays'

const entered = { date: '2026-12-24', name: 'Christmas Eve', status: 'Open' as const, open: '08:30', close: '13:00' }

describe('a special day, entered in local time and stored in UTC', () => {
  it.each([
    ['summer in Sydney', 'Australia/Sydney', entered, '2026-12-23T21:30:00.000Z', '2026-12-24T02:00:00.000Z'],
    ['Perth, which has no daylight saving', 'Australia/Perth', entered, '2026-12-24T00:30:00.000Z', '2026-12-24T05:00:00.000Z'],
    ['winter in Auckland', 'Pacific/Auckland', { ...entered, date: '2026-06-26' }, '2026-06-25T20:30:00.000Z', '2026-06-26T01:00:00.000Z'],
    ['until midnight', 'Australia/Sydney', { ...entered, close: '24:00' }, '2026-12-23T21:30:00.000Z', '2026-12-24T13:00:00.000Z'],
    ['a closed day', 'Australia/Sydney', { ...entered, status: 'Closed' as const, open: null, close: null }, null, null],
  ])('$0 is converted to UTC and back unchanged (ENT-09, LOC-16)', (_name, zone, day, startAt, endAt) => {
    const stored = storedSpecialDay(day, zone)
    expect(stored).toMatchObject({ date: day.date, startAt, endAt })
    expect(localSpecialDay(stored, zone)).toEqual(day)
  })
})
