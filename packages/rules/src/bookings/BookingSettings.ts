import { addDays, isCalendarDate } from '../dates/calendarDate'
import { clockMinutes } from '../hours/clockMinutes'
import type { VisitWindow, VisitWindows } from '../hours/visitSpans'

/** Booking settings of a location for one kind of booking (API-14). */
export interface BookingSettings extends VisitWindows {
  /** If off, the form takes a preferred time as a message and staff answer. */
  readonly enabled: boolean
  /** Length of a visit. */
  readonly minutes: number
  /** Buffer between two visits. */
  readonly turnaroundMinutes: number
  /** Minimum notice in hours. */
  readonly noticeHours: number
  /** How many days ahead visits can be booked, excluding today. */
  readonly horizonDays: number
  /** Number of parallel visits. */
  readonly capacity: number
  /** Whether bookings are confirmed automatically or by staff. */
  readonly confirmation: 'atOnce' | 'byPerson'
  /** Whether the form requires the driver's licence. */
  readonly asksLicence: boolean
  /** Terms to accept, such as the excess; empty for none. Stored with each booking as shown. */
  readonly terms: string
  /** Stock numbers of cars that can't be booked. */
  readonly exceptCars: readonly string[]
  /** Whether shoppers get a reminder the day before, and two hours before. */
  readonly remindsDayBefore: boolean
  readonly remindsHoursBefore: boolean
  /** Whether the reminder two hours before is an SMS, if a mobile is known. */
  readonly remindsBySms: boolean
  /** Whether the location gets a daily morning list of its bookings. */
  readonly dailyList: boolean
}

const weekdays = (from: string, until: string): VisitWindow[] => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, until }))

/** Default settings of a location. */
export const defaultBookingSettings: { readonly [Kind in 'testDrive' | 'service']: BookingSettings } = {
  testDrive: {
    enabled: false,
    week: [...weekdays('09:00', '17:00'), { weekday: 6, from: '09:00', until: '15:00' }],
    minutes: 30,
    turnaroundMinutes: 15,
    noticeHours: 2,
    horizonDays: 30,
    capacity: 2,
    blackouts: [],
    closedOnHolidays: true,
    confirmation: 'atOnce',
    asksLicence: true,
    terms: '',
    exceptCars: [],
    remindsDayBefore: true,
    remindsHoursBefore: true,
    remindsBySms: false,
    dailyList: true,
  },
  service: {
    enabled: false,
    week: weekdays('07:30', '15:30'),
    minutes: 60,
    turnaroundMinutes: 0,
    noticeHours: 24,
    horizonDays: 60,
    capacity: 3,
    blackouts: [],
    closedOnHolidays: true,
    confirmation: 'byPerson',
    asksLicence: false,
    terms: '',
    exceptCars: [],
    remindsDayBefore: true,
    remindsHoursBefore: true,
    remindsBySms: false,
    dailyList: true,
  },
}

interface Bounds {
  readonly min: number
  readonly max: number
  readonly message: string
}

/** Limits of the numeric settings. */
export const bookingBounds: { readonly [Name in BoundedSetting]: Bounds } = {
  minutes: { min: 10, max: 480, message: 'The visit length must be between 10 minutes and 8 hours.' },
  turnaroundMinutes: { min: 0, max: 120, message: 'The gap between visits can be at most 2 hours.' },
  noticeHours: { min: 0, max: 336, message: 'The notice can be at most 14 days (336 hours).' },
  horizonDays: { min: 1, max: 120, message: 'Bookings must be possible between 1 and 120 days ahead.' },
  capacity: { min: 1, max: 50, message: 'The number of visits at the same time must be between 1 and 50.' },
}
type BoundedSetting = 'minutes' | 'turnaroundMinutes' | 'noticeHours' | 'horizonDays' | 'capacity'

const maxTermsLength = 2000
const maxWindows = 28
const maxBlackouts = 100
const maxCars = 500
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const windowProblem = ({ week, minutes }: BookingSettings): string | null => {
  if (week.length > maxWindows) return `A week can have at most ${maxWindows} time slots.`
  const windows = week.map(({ weekday, from, until }) => ({ weekday, from: clockMinutes(from), until: clockMinutes(until) }))
  for (const [index, { weekday, from, until }] of windows.entries()) {
    const day = weekdayNames[weekday]
    if (day === undefined) return 'A time slot has no day of the week.'
    if (from === null || until === null || from >= until) return `${day} needs a start time and a later end time.`
    if (until - from < minutes) return `A time slot on ${day} is shorter than a visit.`
    const overlaps = windows
      .slice(index + 1)
      .some((other) => other.weekday === weekday && (other.from ?? 0) < until && from < (other.until ?? 0))
    if (overlaps) return `Two time slots on ${day} overlap.`
  }
  return null
}

const blackoutProblem = ({ blackouts }: BookingSettings): string | null => {
  if (blackouts.length > maxBlackouts) return `At most ${maxBlackouts} periods without bookings are possible.`
  const wrong = blackouts.some(
    ({ from, until, name }) =>
      !isCalendarDate(from) || !isCalendarDate(until) || from > until || until > addDays(from, 366) || name.length > 80,
  )
  return wrong ? 'A period without bookings needs a first day and a last day that is not before it.' : null
}

/** Errors by setting. */
export type BookingSettingsProblems = { readonly [Name in keyof BookingSettings]?: string }

/** Validates booking settings; errors by setting, empty if valid (API-14). */
export const bookingSettingsProblems = (settings: BookingSettings): BookingSettingsProblems => {
  const problems: { -readonly [Name in keyof BookingSettings]?: string } = {}
  for (const [name, { min, max, message }] of Object.entries(bookingBounds)) {
    const value = settings[name as BoundedSetting]
    if (!Number.isInteger(value) || value < min || value > max) problems[name as BoundedSetting] = message
  }
  const week = windowProblem(settings)
  if (week) problems.week = week
  else if (settings.enabled && settings.week.length === 0) problems.week = 'Add at least one available time.'
  const blackouts = blackoutProblem(settings)
  if (blackouts) problems.blackouts = blackouts
  if (settings.terms.length > maxTermsLength) problems.terms = `The terms can have at most ${maxTermsLength} characters.`
  if (settings.exceptCars.length > maxCars || settings.exceptCars.some((number) => number.length > 60))
    problems.exceptCars = `At most ${maxCars} stock numbers of up to 60 characters each can be excluded.`
  return problems
}
