import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { describe, expect, test } from 'vitest'
import { formatLocalTime, suggestedTimes, zoneFields } from './suggestedTimes'

describe('previewing another time', () => {
  test.each([
    { zone: 'Australia/Sydney', text: 'Friday 25 December 2026, 9am in Sydney', date: '2026-12-25', time: '09:00' },
    { zone: 'Australia/Perth', text: 'Friday 25 December 2026, 6am in Perth', date: '2026-12-25', time: '06:00' },
    { zone: 'Pacific/Auckland', text: 'Friday 25 December 2026, 11am in Auckland', date: '2026-12-25', time: '11:00' },
  ])('previewing another time formats an instant as local time in $zone', ({ zone, text, date, time }) => {
    expect(formatLocalTime('2026-12-24T22:00:00.000Z', zone).replace(':00', '')).toBe(text)
    expect(zoneFields('2026-12-24T22:00:00.000Z', zone)).toEqual({ date, time })
  })

  test('previewing another time suggests moments when the site looks different, with each special day named once', () => {
    const day = (date: string, name: string) => ({ date, name, status: 'Closed' as const, startAt: null, endAt: null })
    const locations = [
      buildLocation({ specialDays: [day('2026-12-25', 'Christmas Day'), day('2026-11-03', 'Gone')] }),
      buildLocation({ specialDays: [day('2026-12-25', 'Christmas Day'), day('2026-12-24', 'Christmas Eve')] }),
    ]
    expect(suggestedTimes('2026-11-20T01:00:00.000Z', 'Australia/Sydney', locations)).toEqual([
      { label: 'Tonight', instant: '2026-11-20T09:30:00.000Z' },
      { label: 'Tomorrow morning', instant: '2026-11-20T23:00:00.000Z' },
      { label: 'Next Sunday', instant: '2026-11-21T23:00:00.000Z' },
      { label: 'Christmas Eve', instant: '2026-12-23T23:00:00.000Z' },
      { label: 'Christmas Day', instant: '2026-12-24T23:00:00.000Z' },
      { label: 'In 30 days', instant: '2026-12-19T23:00:00.000Z' },
    ])
  })
})
