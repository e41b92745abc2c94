import { expect, it } from 'vitest'
import { buildLocation } from '../testing/buildLocation'
import { defaultBookingSettings } from './BookingSettings'
import { bookingsOutside } from './bookingsOutside'

const week = [{ weekday: 3, from: '09:00', until: '12:00' }]
const settings = { ...defaultBookingSettings.testDrive, enabled: true, week, capacity: 1 }
const at = (id: string, startsAt: string, length = 30) => {
  const endsAt = new Date(Date.parse(startsAt) + length * 60_000).toISOString()
  return { id, startsAt, endsAt, freeAt: endsAt }
}
/** Wednesday, nine, half past nine and half past eleven in Sydney, and Thursday at nine. */
const nine = at('nine', '2026-11-24T22:00:00.000Z')
const half = at('half', '2026-11-24T22:30:00.000Z')
const late = at('late', '2026-11-25T00:45:00.000Z')
const next = at('next', '2026-11-25T22:00:00.000Z')

it.each([
  ['no booking', [nine, half], {}, []],
  ['a visit beyond the end of the window', [nine, late], {}, ['late: It is outside the available times.']],
  ['a day without a window', [next], {}, ['next: Nothing can be booked that day.']],
  ['all bookings, if bookings are turned off', [nine], { enabled: false }, ['nine: Nothing can be booked any more.']],
  ['the second of two at the same time', [nine, { ...nine, id: 'other' }], {}, ['other: More than 1 visit would be at the same time.']],
  ['neither of two at the same time, with a capacity of two', [nine, { ...nine, id: 'other' }], { capacity: 2 }, []],
  [
    'a booking on a blackout day',
    [nine],
    { blackouts: [{ from: '2026-11-25', until: '2026-11-25', name: 'Stocktake' }] },
    ['nine: Nothing can be booked that day.'],
  ],
])('the form of booking settings finds existing bookings that new settings exclude: $0 (API-14)', (_name, bookings, wishes, why) => {
  const location = buildLocation({ departments: [], timeZone: 'Australia/Sydney' })
  const found = bookingsOutside({ settings: { ...settings, ...wishes }, location, department: 'sales', holidays: new Set() }, bookings)
  expect(found.map(({ booking, why: reason }) => `${booking.id}: ${reason}`)).toEqual(why)
})
