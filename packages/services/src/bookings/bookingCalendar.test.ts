import type { Booking } from '@forecourt/rules/bookings/Booking'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { expect, it } from 'vitest'
import { bookingCalendar } from './bookingCalendar'

const booking: Booking = {
  id: 'one',
  organisationId: 'north',
  locationId: 'location-1',
  kind: 'testDrive',
  state: 'confirmed',
  startsAt: '2026-11-24T22:30:00.000Z',
  endsAt: '2026-11-24T23:00:00.000Z',
  freeAt: '2026-11-24T23:15:00.000Z',
  seat: 1,
  heldUntil: null,
  carId: 'car-1',
  carName: '2024 Kia Sportage; “S”, red',
  name: 'Ana',
  lastName: 'Reid',
  email: 'ana@example.com',
  phone: '',
  details: {},
  siteId: 'site-1',
  leadId: null,
  revision: 0,
  carNews: null,
  remindedAt: null,
  createdAt: '2026-11-20T00:00:00.000Z',
}
const entry = (changes: Partial<Booking> = {}) =>
  bookingCalendar({
    booking: { ...booking, ...changes },
    location: buildLocation(),
    siteName: 'Harbour Motors',
    siteEmail: 'hello@harbour.example',
    address: 'https://harbour.example/booking?token=a.b',
  })
/** Unfolds the lines of a calendar. */
const lines = (content: string) => content.replace(/\r\n[ \t]/g, '').split('\r\n')

it('the calendar feed writes a booking as an iCalendar event: in UTC, escaped, folded, with CRLF line ends (ENQ-24)', () => {
  const { method, content } = entry()
  const read = lines(content)
  expect(method).toBe('REQUEST')
  expect(read).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:booking-one@forecourt',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART:20261124T223000Z',
      'DTEND:20261124T230000Z',
      'SUMMARY:Test drive: 2024 Kia Sportage\\; “S”\\, red',
    ]),
  )
  expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 || [...line].length <= 75)).toBe(true)
  expect(content).not.toMatch(/[^\r]\n/)
})

it('the calendar feed keeps the UID and increases SEQUENCE when a booking is moved, and cancels the event with the booking (ENQ-24)', () => {
  const moved = lines(entry({ revision: 1, startsAt: '2026-11-25T22:30:00.000Z', endsAt: '2026-11-25T23:00:00.000Z' }).content)
  expect(moved).toEqual(expect.arrayContaining(['UID:booking-one@forecourt', 'SEQUENCE:1', 'DTSTART:20261125T223000Z']))
  const { method, content } = entry({ revision: 2, state: 'cancelled' })
  expect(method).toBe('CANCEL')
  expect(lines(content)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'UID:booking-one@forecourt', 'SEQUENCE:2', 'STATUS:CANCELLED']))
})

it('the calendar feed marks a booking that the dealership has not confirmed as tentative', () => {
  expect(lines(entry({ state: 'requested' }).content)).toContain('STATUS:TENTATIVE')
})
