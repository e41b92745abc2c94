import { addDays, weekdayOf } from './calendarDate'

export interface Holiday {
  readonly date: string
  readonly name: string
}

const two = (number: number) => String(number).padStart(2, '0')
const on = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`

/** Easter Sunday of a year by the calendar the churches of the west use. */
const easter = (year: number): string => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapless = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (leapless + 19 * golden + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const sunday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const offset = moon - sunday
  const month = 3 + Math.floor((offset + 40) / 44)
  return on(year, month, offset + 28 - 31 * Math.floor(month / 4))
}

/** The so many-th Monday of a month. */
const monday = (year: number, month: number, count: number): string => {
  const first = on(year, month, 1)
  return addDays(first, ((8 - weekdayOf(first)) % 7) + 7 * (count - 1))
}

/**
 * Lists the holidays a whole country shares in a year, earliest first, as a start for a location's special days (ENT-09, LOC-15).
 * What only a state or region keeps, and days off instead of a weekend, are left for people to add.
 */
export const nationalHolidays = (country: 'AU' | 'NZ', year: number): Holiday[] => {
  const sunday = easter(year)
  const shared: Holiday[] = [
    { date: on(year, 1, 1), name: 'New Year’s Day' },
    { date: addDays(sunday, -2), name: 'Good Friday' },
    { date: addDays(sunday, 1), name: 'Easter Monday' },
    { date: on(year, 4, 25), name: 'Anzac Day' },
    { date: on(year, 12, 25), name: 'Christmas Day' },
    { date: on(year, 12, 26), name: 'Boxing Day' },
  ]
  const own: Holiday[] =
    country === 'AU'
      ? [{ date: on(year, 1, 26), name: 'Australia Day' }]
      : [
          { date: on(year, 1, 2), name: 'Day after New Year’s Day' },
          { date: on(year, 2, 6), name: 'Waitangi Day' },
          { date: monday(year, 6, 1), name: 'King’s Birthday' },
          { date: monday(year, 10, 4), name: 'Labour Day' },
        ]
  return [...shared, ...own].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
