import { expect, it } from 'vitest'
import { buildLocation } from '../testing/buildLocation'
import { specialRow } from './upcomingSpecialDays'

const closed = { date: '2026-03-09', name: 'Labour Day', status: 'Closed', startAt: null, endAt: null } as const
const short = {
  date: '2026-03-09',
  name: 'Show day',
  status: 'Open',
  startAt: '2026-03-08T23:00:00Z',
  endAt: '2026-03-09T02:00:00Z',
} as const

it.each([
  { name: 'on the day', day: closed, now: '2026-03-09T02:00:00Z', row: { days: 'Mon 9 Mar 2026, Labour Day', text: 'Closed' } },
  { name: 'on the day in the location’s time zone', day: closed, now: '2026-03-08T14:00:00Z', row: { text: 'Closed' } },
  { name: 'on a day of short hours', day: short, now: '2026-03-09T02:00:00Z', row: { text: '10:00am – 1:00pm' } },
  { name: 'the day before', day: closed, now: '2026-03-08T02:00:00Z', row: null },
  { name: 'the day after', day: closed, now: '2026-03-10T02:00:00Z', row: null },
])('the row of special hours is the first row of the table $name (LOC-15, LOC-16)', ({ day, now, row }) => {
  const found = specialRow(buildLocation({ specialDays: [day] }), now)
  if (row === null) expect(found).toBeNull()
  else expect(found).toMatchObject({ ...row, isToday: true, date: '2026-03-09' })
})

it('the row of special days is null without special days', () =>
  expect(specialRow(buildLocation({ specialDays: [] }), '2026-03-09T02:00:00Z')).toBeNull())
