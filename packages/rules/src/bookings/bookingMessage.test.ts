import { describe, expect, it } from 'vitest'
import type { BookingDetails, BookingState } from './Booking'
import { type BookingNews, bookingMessage } from './bookingMessage'

const write = (news: BookingNews, more: { state?: BookingState; details?: BookingDetails; heldUntil?: string; email?: string } = {}) =>
  bookingMessage(
    {
      booking: {
        kind: 'testDrive',
        state: 'confirmed',
        startsAt: '2026-06-02T23:00:00.000Z',
        heldUntil: null,
        email: 'ana@example.com',
        details: {},
        ...more,
      },
      location: { name: 'Harbour Motors', timeZone: 'Australia/Sydney' },
    },
    news,
  )

describe('instructions for a visit in a booking’s mail (ENQ-24)', () => {
  it.each([
    { news: 'requested', subject: 'Your test drive on Wednesday 3 June, 9:00am: held for you' },
    { news: 'lapsed', subject: 'Not confirmed: test drive, Wednesday 3 June, 9:00am' },
    { news: 'confirmed', subject: 'Booked: test drive, Wednesday 3 June, 9:00am' },
    { news: 'moved', subject: 'Moved: test drive, now Wednesday 3 June, 9:00am' },
    { news: 'cancelled', subject: 'Cancelled: test drive, Wednesday 3 June, 9:00am' },
    { news: 'reminder', subject: 'Coming up: test drive, Wednesday 3 June, 9:00am' },
    { news: 'carSold', subject: 'The car for your test drive has been sold' },
    { news: 'carWithdrawn', subject: 'The car for your test drive is no longer for sale' },
    { news: 'carMoved', subject: 'The car for your test drive has moved to another location' },
  ] as const)('the subject of a booking’s mail fits the news: $news', ({ news, subject }) => expect(write(news).subject).toBe(subject))

  it('a booking’s mail includes the reason of a cancellation, and says whether a moved visit still needs confirmation', () => {
    expect(write('cancelled', { details: { reason: ' The car is in the workshop. ' } }).introduction).toMatch(
      /^The car is in the workshop\. There’s nothing more to do/,
    )
    expect(write('cancelled').introduction).toMatch(/^There’s nothing more to do/)
    expect(write('moved', { state: 'requested' }).introduction).toContain('Harbour Motors will confirm it')
    expect(write('moved').introduction).not.toContain('confirm')
  })

  it('a booking’s mail asks a shopper with an unverified address to confirm by a deadline, without saying that the visit is booked', () => {
    const heldUntil = '2026-06-01T06:30:00.000Z'
    const confirm =
      'We’re holding this time at Harbour Motors until Monday 1 June, 4:30pm. Use the link below to confirm it. If you don’t, someone else can book it.'
    expect(write('confirmed', { heldUntil })).toEqual({
      subject: 'Please confirm: test drive, Wednesday 3 June, 9:00am',
      heading: 'Confirm your test drive',
      introduction: confirm,
    })
    expect(write('moved', { heldUntil }).introduction).toBe(confirm.replace('this time at Harbour Motors', 'the new time for you'))
    expect(write('lapsed', { state: 'lapsed', heldUntil }).introduction).toBe(
      'Your test drive wasn’t confirmed, so someone else can now book that time. To choose another time, use the link below or call us.',
    )
  })

  it('a booking’s mail states until when a request is held and how to extend it, and doesn’t promise that a lapsed request is held', () => {
    const heldUntil = '2026-06-01T06:30:00.000Z'
    const introduction = (more: Parameters<typeof write>[1]) => write('requested', { state: 'requested', ...more }).introduction
    expect(introduction({ heldUntil })).toBe(
      'Harbour Motors will confirm it and let you know. We’ll hold it until Monday 1 June, 4:30pm. To keep it longer, use the link in our email about it.',
    )
    expect(introduction({ heldUntil, email: '' })).toContain('If you haven’t heard from us by then, please call.')
    // Held until the visit, so the hold can't be extended.
    for (const more of [{}, { heldUntil: '2026-06-03T00:00:00.000Z' }])
      expect(introduction(more)).toBe('Harbour Motors will confirm it and let you know.')
    const late = write('requested', { state: 'lapsed', heldUntil })
    expect(late.heading).toBe('We have your request, but we’re no longer holding this time')
    expect(`${late.subject} ${late.introduction}`).not.toMatch(/held|we hold/i)
  })
})
