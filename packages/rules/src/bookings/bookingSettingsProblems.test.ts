import { expect, it } from 'vitest'
import { type BookingSettings, bookingSettingsProblems, usualBookingSettings } from './BookingSettings'

const problems = (said: Partial<BookingSettings>) => bookingSettingsProblems({ ...usualBookingSettings.testDrive, enabled: true, ...said })
const monday = (from: string, until: string) => ({ weekday: 1, from, until })

it('finds nothing wrong with what every location starts from (API-14)', () => {
  expect(problems({})).toEqual({})
  expect(bookingSettingsProblems({ ...usualBookingSettings.service, enabled: true })).toEqual({})
})

it.each<[name: string, said: Partial<BookingSettings>, at: keyof BookingSettings, words: string]>([
  ['no length', { minutes: 0 }, 'minutes', 'The length is between 10 minutes and 8 hours.'],
  ['half a minute', { minutes: 30.5 }, 'minutes', 'The length is between 10 minutes and 8 hours.'],
  ['not a number', { capacity: Number.NaN }, 'capacity', 'Between 1 and 50 visits at a time can be booked.'],
  ['too far ahead', { horizonDays: 121 }, 'horizonDays', 'Between 1 and 120 days ahead can be booked.'],
  ['nothing of the week', { week: [] }, 'week', 'Say at least one time of the week that can be booked.'],
  ['reversed', { week: [monday('17:00', '09:00')] }, 'week', 'Monday needs a time to begin and a later one to end.'],
  ['no time', { week: [monday('9am', '17:00')] }, 'week', 'Monday needs a time to begin and a later one to end.'],
  ['too short', { week: [monday('09:00', '09:20')] }, 'week', 'Monday has a stretch of time that is shorter than a visit.'],
  ['overlapping', { week: [monday('09:00', '12:00'), monday('11:00', '15:00')] }, 'week', 'Monday has two stretches of time that overlap.'],
  ['no day of the week', { week: [{ weekday: 7, from: '09:00', until: '10:00' }] }, 'week', 'A stretch of time names no day of the week.'],
  [
    'days the wrong way round',
    { blackouts: [{ from: '2026-12-27', until: '2026-12-24', name: '' }] },
    'blackouts',
    'Days without bookings need a first day and a last one that isn’t before it.',
  ],
])('says what is wrong (API-14): $0', (_name, said, at, words) => expect(problems(said)).toEqual({ [at]: words }))

it('takes stretches that only touch, and nothing of the week where bookings are off (API-14)', () => {
  expect(problems({ week: [monday('09:00', '12:00'), monday('12:00', '15:00')] })).toEqual({})
  expect(problems({ enabled: false, week: [] })).toEqual({})
})
