import { expect, it } from 'vitest'
import { type BookingSettings, bookingSettingsProblems, defaultBookingSettings } from './BookingSettings'

const problems = (changes: Partial<BookingSettings>) =>
  bookingSettingsProblems({ ...defaultBookingSettings.testDrive, enabled: true, ...changes })
const monday = (from: string, until: string) => ({ weekday: 1, from, until })

it('the default booking settings have no problems (API-14)', () => {
  expect(problems({})).toEqual({})
  expect(bookingSettingsProblems({ ...defaultBookingSettings.service, enabled: true })).toEqual({})
})

it.each<[name: string, changes: Partial<BookingSettings>, at: keyof BookingSettings, message: string]>([
  ['no length', { minutes: 0 }, 'minutes', 'The visit length must be between 10 minutes and 8 hours.'],
  ['half a minute', { minutes: 30.5 }, 'minutes', 'The visit length must be between 10 minutes and 8 hours.'],
  ['not a number', { capacity: Number.NaN }, 'capacity', 'The number of visits at the same time must be between 1 and 50.'],
  ['too far ahead', { horizonDays: 121 }, 'horizonDays', 'Bookings must be possible between 1 and 120 days ahead.'],
  ['an empty week', { week: [] }, 'week', 'Add at least one available time.'],
  ['reversed', { week: [monday('17:00', '09:00')] }, 'week', 'Monday needs a start time and a later end time.'],
  ['no time', { week: [monday('9am', '17:00')] }, 'week', 'Monday needs a start time and a later end time.'],
  ['too short', { week: [monday('09:00', '09:20')] }, 'week', 'A time slot on Monday is shorter than a visit.'],
  ['overlapping', { week: [monday('09:00', '12:00'), monday('11:00', '15:00')] }, 'week', 'Two time slots on Monday overlap.'],
  ['no day of the week', { week: [{ weekday: 7, from: '09:00', until: '10:00' }] }, 'week', 'A time slot has no day of the week.'],
  [
    'days the wrong way round',
    { blackouts: [{ from: '2026-12-27', until: '2026-12-24', name: '' }] },
    'blackouts',
    'A period without bookings needs a first day and a last day that is not before it.',
  ],
])('the form of booking settings reports invalid booking settings (API-14): $0', (_name, changes, at, message) =>
  expect(problems(changes)).toEqual({ [at]: message }),
)

it('the validation of booking settings accepts adjacent time slots, and an empty week if bookings are off (API-14)', () => {
  expect(problems({ week: [monday('09:00', '12:00'), monday('12:00', '15:00')] })).toEqual({})
  expect(problems({ enabled: false, week: [] })).toEqual({})
})
