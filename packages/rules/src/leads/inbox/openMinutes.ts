import { addDays } from '../../dates/calendarDate'
import { instantInZone, momentInZone } from '../../dates/momentInZone'
import type { Location } from '../../entities/Location'
import { type Department, dayHours } from '../../hours/dayHours'

type HoursLocation = Pick<Location, 'departments' | 'specialDays' | 'timeZone'>

const minuteMs = 60_000
/** Search limit for the next opening, in days. */
const maxDays = 60

/** Opening periods of a department from an instant on, in milliseconds; unlimited if the location has no hours. */
const openPeriods = function* (location: HoursLocation, department: Department, from: number): Generator<readonly [number, number]> {
  if (!location.departments.some((hours) => hours.department === department)) {
    yield [from, Number.POSITIVE_INFINITY]
    return
  }
  const first = momentInZone(new Date(from).toISOString(), location.timeZone).date
  for (let days = 0; days <= maxDays; days++) {
    const date = addDays(first, days)
    const at = (minutes: number) => Date.parse(instantInZone(date, minutes, location.timeZone).instant)
    for (const hours of dayHours(location, department, date)) {
      const [opens, closes] = [at(hours.from), at(hours.until)]
      if (closes > from) yield [Math.max(opens, from), closes]
    }
  }
}

/**
 * Minutes of a department's opening hours between two instants, including special days (ENT-16, LOC-13 to LOC-16). A location without
 * hours counts as always open.
 *
 * @param from ISO in UTC
 * @param until ISO in UTC
 */
export const openMinutes = (location: HoursLocation, department: Department, from: string, until: string): number => {
  const end = Date.parse(until)
  let total = 0
  for (const [opens, closes] of openPeriods(location, department, Date.parse(from))) {
    if (opens >= end) break
    total += Math.min(closes, end) - opens
    if (closes >= end) break
  }
  return Math.floor(total / minuteMs)
}

/**
 * The instant, ISO in UTC, after a number of minutes of opening hours (ENT-16).
 *
 * @param from ISO in UTC
 */
export const afterOpenMinutes = (location: HoursLocation, department: Department, from: string, minutes: number): string => {
  let remaining = minutes * minuteMs
  let last = Date.parse(from)
  for (const [opens, closes] of openPeriods(location, department, last)) {
    if (closes - opens >= remaining) return new Date(opens + remaining).toISOString()
    remaining -= closes - opens
    last = closes
  }
  return new Date(last + remaining).toISOString()
}
