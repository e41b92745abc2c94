import { addDays, isCalendarDate } from '../dates/calendarDate'
import { clockMinutes } from '../hours/clockMinutes'
import type { BookingSettings } from './BookingSettings'

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
