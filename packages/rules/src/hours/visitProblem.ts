import { addDays, toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { clockMinutes } from './clockMinutes'
import { type Department, dayHours, formatSpans } from './dayHours'

/** How many days ahead a visit can be requested. */
export const visitDaysAhead = 90

type VisitLocation = Pick<Location, 'name' | 'departments' | 'specialDays' | 'timeZone'>

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Why a requested time is outside the opening hours of all locations for the visit, in a sentence for the shopper; null if one is open
 * then, or states no hours (ENQ-24, LOC-13 to LOC-16). The closing minute counts as closed; special days apply.
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

  const withHours = locations.filter(({ departments }) => departments.some((entry) => entry.department === department))
  if (withHours.length === 0 || withHours.length < locations.length) return null
  const isOpen = (location: VisitLocation) =>
    dayHours(location, department, date).some(({ from, until }) => from <= minutes && minutes < until)
  if (withHours.some(isOpen)) return null
  const [only, ...others] = withHours
  if (!only || others.length > 0) return 'All of our locations are closed then. Please choose a time within opening hours.'
  const hours = dayHours(only, department, date)
  const day = weekdayNames[toWeekday(date)]
  if (hours.length > 0) return `${only.name} is open ${formatSpans(hours)} on ${day}. Please choose a time within those hours.`
  const next = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(date, days)).find((later) => dayHours(only, department, later).length > 0)
  const opens = next ? ` It opens ${weekdayNames[toWeekday(next)]}, ${formatSpans(dayHours(only, department, next))}.` : ''
  return `${only.name} is closed on ${day}.${opens}`
}
