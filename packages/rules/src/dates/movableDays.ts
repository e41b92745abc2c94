import { addDays, toWeekday } from './calendarDate'

const two = (number: number) => String(number).padStart(2, '0')

/** A date of the calendar, `YYYY-MM-DD` (ENT-09). */
export const onDate = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`

/** Easter Sunday of a year by the calendar the churches of the west use (LOC-15), such as '2026-04-05'. */
export const easterSunday = (year: number): string => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapless = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (leapless + 19 * golden + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const sunday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const offset = moon - sunday
  const month = 3 + Math.floor((offset + 40) / 44)
  return onDate(year, month, offset + 28 - 31 * Math.floor(month / 4))
}

/** The so many-th of a weekday (0 = Sunday) in a month (LOC-15). */
export const nthWeekday = (year: number, month: number, weekday: number, count: number): string => {
  const first = onDate(year, month, 1)
  return addDays(first, ((7 + weekday - toWeekday(first)) % 7) + 7 * (count - 1))
}

/** The so many-th Monday of a month (LOC-15). */
export const nthMonday = (year: number, month: number, count: number): string => nthWeekday(year, month, 1, count)

/** The Monday nearest to a date (LOC-15): the one before from Tuesday to Thursday, else the one after. */
export const nearestMonday = (date: string): string => {
  const since = (toWeekday(date) + 6) % 7
  return addDays(date, since <= 3 ? -since : 7 - since)
}
