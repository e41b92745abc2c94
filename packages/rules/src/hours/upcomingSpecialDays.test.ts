import { expect, it } from 'vitest'
import { upcomingSpecialDays } from './upcomingSpecialDays'

const closed = (date: string, name: string) => ({ date, name, status: 'Closed', startAt: null, endAt: null }) as const

it('the location page lists the special days of the next 30 days, soonest first, in the location’s zone (LOC-15, LOC-16)', () => {
  const specialDays = [
    closed('2026-01-19', 'Thirty-one days on'),
    closed('2026-01-18', 'Thirty days on'),
    { date: '2025-12-27', name: 'Sale', status: 'Open', startAt: '2025-12-26T22:00:00Z', endAt: '2025-12-27T02:00:00Z' } as const,
    closed('2025-12-25', 'Christmas Day'),
    closed('2025-12-19', 'Today'),
    closed('2025-12-18', 'Yesterday'),
    closed('2025-02-30', 'Never'),
  ]
  // 19 December in Sydney, still the 18th in UTC.
  expect(upcomingSpecialDays({ specialDays, timeZone: 'Australia/Sydney' }, '2025-12-18T20:00:00Z', 30)).toEqual([
    { date: 'Fri 19 Dec 2025', name: 'Today', text: 'Closed' },
    { date: 'Thu 25 Dec 2025', name: 'Christmas Day', text: 'Closed' },
    { date: 'Sat 27 Dec 2025', name: 'Sale', text: '9:00am – 1:00pm' },
    { date: 'Sun 18 Jan 2026', name: 'Thirty days on', text: 'Closed' },
  ])
})

it('the location page lists nothing without special days (LOC-15)', () => {
  expect(upcomingSpecialDays({ specialDays: [], timeZone: 'Australia/Perth' }, '2025-12-18T20:00:00Z', 30)).toEqual([])
})

it('the location page lists only today’s special day if the announcement period is 0 (LOC-15)', () => {
  const specialDays = [closed('2025-12-19', 'Today'), closed('2025-12-20', 'Tomorrow')]
  expect(upcomingSpecialDays({ specialDays, timeZone: 'Australia/Sydney' }, '2025-12-18T20:00:00Z', 0)).toMatchObject([{ name: 'Today' }])
})
