import { describe, expect, it } from 'vitest'
import { buildHours, buildLocation } from '../../testing/buildLocation'
import { afterOpenMinutes, openMinutes } from './openMinutes'

// In Sydney, 8:30 to 17:30 on weekdays; 2026-03-10 is a Tuesday, eleven hours ahead of UTC.
const place = buildLocation()
const closedWednesday = buildLocation({
  specialDays: [{ date: '2026-03-11', name: 'Stocktake', status: 'Closed', startAt: null, endAt: null }],
})
const withLunch = buildLocation({
  departments: [{ department: 'sales', hours: buildHours([2], '08:30-12:00', '13:00-17:30') }],
})
const withoutHours = buildLocation({ departments: [] })

describe('openMinutes (ENT-16)', () => {
  it.each([
    { name: 'within a day', location: place, from: '2026-03-10T00:00:00Z', until: '2026-03-10T00:18:00Z', minutes: 18 },
    {
      name: 'from the evening to the next morning',
      location: place,
      from: '2026-03-10T06:20:00Z',
      until: '2026-03-10T21:40:00Z',
      minutes: 20,
    },
    { name: 'a night alone', location: place, from: '2026-03-10T08:00:00Z', until: '2026-03-10T20:00:00Z', minutes: 0 },
    { name: 'over a closed day', location: closedWednesday, from: '2026-03-10T06:20:00Z', until: '2026-03-11T21:35:00Z', minutes: 15 },
    { name: 'over lunch', location: withLunch, from: '2026-03-10T00:30:00Z', until: '2026-03-10T02:30:00Z', minutes: 60 },
    { name: 'backwards', location: place, from: '2026-03-10T01:00:00Z', until: '2026-03-10T00:00:00Z', minutes: 0 },
    { name: 'a place without hours', location: withoutHours, from: '2026-03-10T08:00:00Z', until: '2026-03-10T09:00:00Z', minutes: 60 },
  ])('openMinutes counts the minutes a location is open: $name', ({ location, from, until, minutes }) =>
    expect(openMinutes(location, 'sales', from, until)).toBe(minutes),
  )

  it.each([
    { name: 'the same morning', location: place, from: '2026-03-10T00:00:00Z', minutes: 120, at: '2026-03-10T02:00:00.000Z' },
    { name: 'the next morning', location: place, from: '2026-03-10T06:00:00Z', minutes: 60, at: '2026-03-10T22:00:00.000Z' },
    { name: 'before opening', location: place, from: '2026-03-09T15:00:00Z', minutes: 10, at: '2026-03-09T21:40:00.000Z' },
    { name: 'past a closed day', location: closedWednesday, from: '2026-03-10T06:30:00Z', minutes: 10, at: '2026-03-11T21:40:00.000Z' },
    { name: 'a place without hours', location: withoutHours, from: '2026-03-10T08:00:00Z', minutes: 60, at: '2026-03-10T09:00:00.000Z' },
  ])('openMinutes gives the end of a number of open minutes: $name', ({ location, from, minutes, at }) =>
    expect(afterOpenMinutes(location, 'sales', from, minutes)).toBe(at),
  )
})
