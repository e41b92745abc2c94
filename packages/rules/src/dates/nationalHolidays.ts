import { addDays } from './calendarDate'
import { easterSunday, nthMonday, onDate } from './movableDays'

export interface Holiday {
  readonly date: string
  readonly name: string
}

/**
 * Lists the holidays a whole country shares in a year, earliest first, as a start for a location's special days (ENT-09, LOC-15).
 * What a state or region keeps besides is `regionalHolidays`; days off instead of a weekend are left for people to add.
 */
export const nationalHolidays = (country: 'AU' | 'NZ', year: number): Holiday[] => {
  const sunday = easterSunday(year)
  const shared: Holiday[] = [
    { date: onDate(year, 1, 1), name: 'New Year’s Day' },
    { date: addDays(sunday, -2), name: 'Good Friday' },
    { date: addDays(sunday, 1), name: 'Easter Monday' },
    { date: onDate(year, 4, 25), name: 'Anzac Day' },
    { date: onDate(year, 12, 25), name: 'Christmas Day' },
    { date: onDate(year, 12, 26), name: 'Boxing Day' },
  ]
  const own: Holiday[] =
    country === 'AU'
      ? [{ date: onDate(year, 1, 26), name: 'Australia Day' }]
      : [
          { date: onDate(year, 1, 2), name: 'Day after New Year’s Day' },
          { date: onDate(year, 2, 6), name: 'Waitangi Day' },
          { date: nthMonday(year, 6, 1), name: 'King’s Birthday' },
          { date: nthMonday(year, 10, 4), name: 'Labour Day' },
        ]
  return [...shared, ...own].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
