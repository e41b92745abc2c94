import { addDays, toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { clockMinutes } from './clockMinutes'
import { type Department, dayHours, formatSpans } from './dayHours'
import { bookableSpans, bookingHolidays, type VisitWindows } from './visitSpans'

/** How many days ahead a visit can be requested. */
export const visitDaysAhead = 90

interface VisitLocation extends Pick<Location, 'name' | 'departments' | 'specialDays' | 'timeZone' | 'address'> {
  /** When visits can be requested; opening hours apply if omitted. */
  readonly windows?: VisitWindows
}

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Periods of a date in which a visit can be requested. */
const visitSpans = (location: VisitLocation, department: Department, date: string) =>
  location.windows
    ? bookableSpans({ settings: location.windows, location, department, holidays: bookingHolidays(location) }, date)
    : dayHours(location, department, date)

/**
 * Why a requested time is outside the opening hours of all locations for the visit, in a sentence for the shopper; null if one is open
 * then, or states no hours (ENQ-24, LOC-13 to LOC-16). Where a location says when visits are possible, that applies instead. The closing minute counts as closed; special days apply.
 *
 * @param time local time, `YYYY-MM-DDTHH:MM`
 * @param now the instant, ISO in UTC
 * @example visitProblem('2026-11-22T03:00', [yard], 'sales', now) // 'Harbour Motors is closed on Sunday. It opens Monday, 8:30am – 5:30pm.'
 */
export const visitProblem = (time: string, locations: readonly VisitLocation[], department: Department, now: string): string | null => {
  const [date = '', clock = ''] = time.split('T')
  const minutes = clockMinutes(clock) ?? 0
  const today = locations.map(({ timeZone }) => momentInZone(now, timeZone))
  if (today.length > 0 && today.every((moment) => date < moment.date || (date === moment.date && minutes <= moment.minutes)))
    return 'Please choose a time in the future.'
  if (today.length > 0 && today.every((moment) => date > addDays(moment.date, visitDaysAhead)))
    return `Please choose a time within the next ${visitDaysAhead} days.`

  const withHours = locations.filter(
    ({ departments, windows }) => windows !== undefined || departments.some((entry) => entry.department === department),
  )
  if (withHours.length === 0 || withHours.length < locations.length) return null
  const isOpen = (location: VisitLocation) =>
    visitSpans(location, department, date).some(({ from, until }) => from <= minutes && minutes < until)
  if (withHours.some(isOpen)) return null
  const [only, ...others] = withHours
  if (!only || others.length > 0)
    return withHours.some(({ windows }) => windows)
      ? 'None of our locations has appointments then. Please choose another time.'
      : 'All of our locations are closed then. Please choose a time within opening hours.'
  const hours = visitSpans(only, department, date)
  const day = weekdayNames[toWeekday(date)]
  const next = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(date, days)).find((later) => visitSpans(only, department, later).length > 0)
  const nextTime = next && `${weekdayNames[toWeekday(next)]}, ${formatSpans(visitSpans(only, department, next))}`
  if (only.windows) {
    if (hours.length > 0) return `${only.name} has appointments ${formatSpans(hours)} on ${day}. Please choose a time within those hours.`
    return `${only.name} has no appointments on ${day}.${nextTime ? ` The next are on ${nextTime}.` : ''}`
  }
  if (hours.length > 0) return `${only.name} is open ${formatSpans(hours)} on ${day}. Please choose a time within those hours.`
  return `${only.name} is closed on ${day}.${nextTime ? ` It opens ${nextTime}.` : ''}`
}
