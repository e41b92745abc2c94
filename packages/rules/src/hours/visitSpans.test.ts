import { expect, it } from 'vitest'
import { defaultBookingSettings } from '../bookings/BookingSettings'
import { buildHours, buildLocation } from '../testing/buildLocation'
import { bookableSpans } from './visitSpans'

const settings = {
  ...defaultBookingSettings.testDrive,
  enabled: true,
  week: [
    { weekday: 2, from: '13:00', until: '17:00' },
    { weekday: 2, from: '08:00', until: '12:00' },
  ],
}
const location = buildLocation({
  departments: [{ department: 'sales', hours: buildHours([2], '09:00-16:00') }],
  specialDays: [{ date: '2026-12-01', name: 'Stocktake', status: 'Closed', startAt: null, endAt: null }],
})
const blackouts = [{ from: '2026-12-07', until: '2026-12-08', name: 'Party' }]
const holidays = new Set(['2026-12-15'])

it.each([
  { name: 'the windows within the hours, earliest first', date: '2026-11-24', changes: {}, spans: ['540-720', '780-960'] },
  { name: 'no window that weekday', date: '2026-11-25', changes: {}, spans: [] },
  { name: 'a special day that is closed', date: '2026-12-01', changes: {}, spans: [] },
  { name: 'the last blackout day', date: '2026-12-08', changes: { blackouts }, spans: [] },
  { name: 'a public holiday', date: '2026-12-15', changes: {}, spans: [] },
  {
    name: 'a public holiday, if the settings allow bookings on holidays',
    date: '2026-12-15',
    changes: { closedOnHolidays: false },
    spans: ['540-720', '780-960'],
  },
  {
    name: 'a window outside the opening hours',
    date: '2026-11-24',
    changes: { week: [{ weekday: 2, from: '17:00', until: '19:00' }] },
    spans: [],
  },
])('the booking form lists the bookable hours of a day: $name (API-14)', ({ date, changes, spans }) => {
  const found = bookableSpans({ settings: { ...settings, ...changes }, location, department: 'sales', holidays }, date)
  expect(found.map(({ from, until }) => `${from}-${until}`)).toEqual(spans)
})

it('the booking calendar leaves out the department’s midday break (API-14, ENT-08)', () => {
  const hours = buildHours([2], '09:00-11:00', '13:30-16:00')
  const split = buildLocation({ departments: [{ department: 'sales', hours }] })
  const found = bookableSpans({ settings, location: split, department: 'sales', holidays }, '2026-11-24')
  expect(found.map(({ from, until }) => `${from}-${until}`)).toEqual(['540-660', '810-960'])
})
