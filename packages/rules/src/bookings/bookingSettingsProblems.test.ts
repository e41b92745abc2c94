import { expect, it } from 'vitest'
import { type BookingSettings, usualBookingSettings } from './BookingSettings'
import { bookingSettingsProblems } from './bookingSettingsProblems'

const problems = (said: Partial<BookingSettings>) => bookingSettingsProblems({ ...usualBookingSettings.testDrive, enabled: true, ...said })
const monday = (from: string, until: string) => ({ weekday: 1, from, until })

it('finds nothing wrong with what every location starts from (API-14)', () => {
  expect(problems({})).toEqual({})
  expect(bookingSettingsProblems({ ...usualBookingSettings.service, enabled: true })).toEqual({})
})

it.each<{ name: string; said: Partial<BookingSettings>; at: keyof BookingSettings; words: string }>([
  { name: 'no length', said: { minutes: 0 }, at: 'minutes', words: 'The length is between 10 minutes and 8 hours.' },
  { name: 'half a minute', said: { minutes: 30.5 }, at: 'minutes', words: 'The length is between 10 minutes and 8 hours.' },
  { name: 'not a number', said: { capacity: Number.NaN }, at: 'capacity', words: 'Between 1 and 50 visits at a time can be booked.' },
  { name: 'too far ahead', said: { horizonDays: 121 }, at: 'horizonDays', words: 'Between 1 and 120 days ahead can be booked.' },
  { name: 'nothing of the week', said: { week: [] }, at: 'week', words: 'Say at least one time of the week that can be booked.' },
  {
    name: 'reversed',
    said: { week: [monday('17:00', '09:00')] },
    at: 'week',
    words: 'Monday needs a time to begin and a later one to end.',
  },
  { name: 'no time', said: { week: [monday('9am', '17:00')] }, at: 'week', words: 'Monday needs a time to begin and a later one to end.' },
  {
    name: 'too short',
    said: { week: [monday('09:00', '09:20')] },
    at: 'week',
    words: 'Monday has a stretch of time that is shorter than a visit.',
  },
  {
    name: 'overlapping',
    said: { week: [monday('09:00', '12:00'), monday('11:00', '15:00')] },
    at: 'week',
    words: 'Monday has two stretches of time that overlap.',
  },
  {
    name: 'no day of the week',
    said: { week: [{ weekday: 7, from: '09:00', until: '10:00' }] },
    at: 'week',
    words: 'A stretch of time names no day of the week.',
  },
  {
    name: 'days the wrong way round',
    said: { blackouts: [{ from: '2026-12-27', until: '2026-12-24', name: '' }] },
    at: 'blackouts',
    words: 'Days without bookings need a first day and a last one that isn’t before it.',
  },
])('says what is wrong (API-14): $name', ({ said, at, words }) => expect(problems(said)).toEqual({ [at]: words }))

it('takes stretches that only touch, and nothing of the week where bookings are off (API-14)', () => {
  expect(problems({ week: [monday('09:00', '12:00'), monday('12:00', '15:00')] })).toEqual({})
  expect(problems({ enabled: false, week: [] })).toEqual({})
})
