import { describe, expect, it } from 'vitest'
import { momentInZone } from '../dates/momentInZone'
import { bookingHeldUntil, type NewBooking } from './Booking'

const friday = '2026-11-27T08:30:00.000Z'
const heldUntil = (changes: Partial<NewBooking>) =>
  bookingHeldUntil(
    { state: 'requested', startsAt: '2026-12-04T00:00:00.000Z', email: 'ana@example.com', isVerified: false, ...changes },
    friday,
  )

describe('until when a booking is held for a shopper without a verified contact (ENQ-24)', () => {
  it.each<[name: string, changes: Partial<NewBooking>, until: string | null]>([
    ['requested, by email', {}, '2026-11-30T08:30:00.000Z'],
    ['requested, by phone alone', { email: '' }, '2026-11-30T08:30:00.000Z'],
    ['confirmed at once, by email', { state: 'confirmed' }, '2026-11-27T20:30:00.000Z'],
    ['confirmed at once, for the same day', { state: 'confirmed', startsAt: '2026-11-27T12:30:00.000Z' }, '2026-11-27T10:30:00.000Z'],
    ['confirmed at once, by phone alone', { state: 'confirmed', email: '' }, null],
    ['confirmed at once, signed in', { state: 'confirmed', isVerified: true }, null],
    ['requested, signed in', { isVerified: true }, null],
  ])('%s', (_name, changes, until) => expect(heldUntil(changes)).toBe(until))

  it('the rule for bookings without a verified contact holds a time requested on Friday evening until Monday evening', () => {
    expect(momentInZone(heldUntil({}) ?? '', 'Australia/Sydney')).toMatchObject({ date: '2026-11-30', minutes: 19 * 60 + 30 })
  })
})
