import { addDays, isCalendarDate } from '../dates/calendarDate'
import { clockMinutes } from '../hours/clockMinutes'

/** A stretch of a weekday in which visits begin and end, local to the place, `HH:MM`. Several may be of one day. */
export interface BookingWindow {
  /** 0 = Sunday to 6 = Saturday. */
  readonly weekday: number
  readonly from: string
  readonly until: string
}

/** Days on which nothing can be booked, both included, `YYYY-MM-DD`. */
export interface BlackoutDays {
  readonly from: string
  readonly until: string
  readonly name: string
}

/** What a location offers to be booked of a kind, and how (API-14). */
export interface BookingSettings {
  /** Off: the form asks for a time that suits, and people answer. */
  readonly enabled: boolean
  readonly week: readonly BookingWindow[]
  /** How long a visit takes. */
  readonly minutes: number
  /** How long the place needs between two visits. */
  readonly turnaroundMinutes: number
  /** How many hours ahead a visit must be booked. */
  readonly noticeHours: number
  /** How many days ahead, today not counted, visits can be booked. */
  readonly horizonDays: number
  /** How many visits at a time. */
  readonly capacity: number
  readonly blackouts: readonly BlackoutDays[]
  /** Whether public holidays are closed where the location states no hours for them. */
  readonly closedOnHolidays: boolean
  /** Whether a booking is confirmed at once, or by a person. */
  readonly confirmation: 'atOnce' | 'byPerson'
  /** Whether drivers are asked for their licence. */
  readonly asksLicence: boolean
  /** What must be agreed to, such as the excess; empty asks nothing. Stored with each booking as it was shown. */
  readonly terms: string
  /** Stock numbers of cars that can't be booked. */
  readonly exceptCars: readonly string[]
  /** Whether shoppers are reminded the day before, and two hours before. */
  readonly remindsDayBefore: boolean
  readonly remindsHoursBefore: boolean
  /** Whether the reminder hours before is a text message, where a mobile is known. */
  readonly remindsBySms: boolean
  /** Whether the place gets each morning's list of who comes that day. */
  readonly dailyList: boolean
}

const weekdays = (from: string, until: string): BookingWindow[] => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, until }))

/** What a location starts from before anybody said anything. */
export const usualBookingSettings: { readonly [Kind in 'testDrive' | 'service']: BookingSettings } = {
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
  readonly least: number
  readonly most: number
  readonly words: string
}

/** The bounds of what is said in numbers. */
export const bookingBounds: { readonly [Name in BoundedSetting]: Bounds } = {
  minutes: { least: 10, most: 480, words: 'The length is between 10 minutes and 8 hours.' },
  turnaroundMinutes: { least: 0, most: 120, words: 'The time between visits is at most 2 hours.' },
  noticeHours: { least: 0, most: 336, words: 'The notice is at most 14 days, 336 hours.' },
  horizonDays: { least: 1, most: 120, words: 'Between 1 and 120 days ahead can be booked.' },
  capacity: { least: 1, most: 50, words: 'Between 1 and 50 visits at a time can be booked.' },
}
type BoundedSetting = 'minutes' | 'turnaroundMinutes' | 'noticeHours' | 'horizonDays' | 'capacity'

const longestTerms = 2000
const mostWindows = 28
const mostBlackouts = 100
const mostCars = 500
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const windowProblem = ({ week, minutes }: BookingSettings): string | null => {
  if (week.length > mostWindows) return `A week has at most ${mostWindows} stretches of time.`
  const stretches = week.map(({ weekday, from, until }) => ({ weekday, from: clockMinutes(from), until: clockMinutes(until) }))
  for (const [place, { weekday, from, until }] of stretches.entries()) {
    const day = names[weekday]
    if (day === undefined) return 'A stretch of time names no day of the week.'
    if (from === null || until === null || from >= until) return `${day} needs a time to begin and a later one to end.`
    if (until - from < minutes) return `${day} has a stretch of time that is shorter than a visit.`
    const meets = stretches
      .slice(place + 1)
      .some((other) => other.weekday === weekday && (other.from ?? 0) < until && from < (other.until ?? 0))
    if (meets) return `${day} has two stretches of time that overlap.`
  }
  return null
}

const blackoutProblem = ({ blackouts }: BookingSettings): string | null => {
  if (blackouts.length > mostBlackouts) return `At most ${mostBlackouts} stretches of days can be closed.`
  const wrong = blackouts.some(
    ({ from, until, name }) =>
      !isCalendarDate(from) || !isCalendarDate(until) || from > until || until > addDays(from, 366) || name.length > 80,
  )
  return wrong ? 'Days without bookings need a first day and a last one that isn’t before it.' : null
}

/** What is wrong with settings, by setting. */
export type BookingSettingsProblems = { readonly [Name in keyof BookingSettings]?: string }

/** What is wrong with the settings of bookings, by setting, in sentences; empty where nothing is (API-14). */
export const bookingSettingsProblems = (settings: BookingSettings): BookingSettingsProblems => {
  const problems: { -readonly [Name in keyof BookingSettings]?: string } = {}
  for (const [name, { least, most, words }] of Object.entries(bookingBounds)) {
    const value = settings[name as BoundedSetting]
    if (!Number.isInteger(value) || value < least || value > most) problems[name as BoundedSetting] = words
  }
  const week = windowProblem(settings)
  if (week) problems.week = week
  else if (settings.enabled && settings.week.length === 0) problems.week = 'Say at least one time of the week that can be booked.'
  const blackouts = blackoutProblem(settings)
  if (blackouts) problems.blackouts = blackouts
  if (settings.terms.length > longestTerms) problems.terms = `The terms have at most ${longestTerms} characters.`
  if (settings.exceptCars.length > mostCars || settings.exceptCars.some((number) => number.length > 60))
    problems.exceptCars = `At most ${mostCars} stock numbers of up to 60 characters each can be left out.`
  return problems
}
