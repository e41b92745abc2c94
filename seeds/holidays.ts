import type { SpecialDay } from '@forecourt/rules/entities/Location'

/** Fixed public holidays of all regions; regions have more. */
const fixedHolidays = [
  { month: 1, day: 1, name: 'New Year’s Day' },
  { month: 12, day: 25, name: 'Christmas Day' },
  { month: 12, day: 26, name: 'Boxing Day' },
]

/** The next fixed holidays from a day on, closed all day. `now` in milliseconds. */
export const nextHolidays = (now: number): SpecialDay[] => {
  const year = new Date(now).getUTCFullYear()
  const today = new Date(now).toISOString().slice(0, 10)
  return [year, year + 1]
    .flatMap((of) =>
      fixedHolidays.map(
        ({ month, day, name }): SpecialDay => ({
          date: `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
          name,
          status: 'Closed',
          startAt: null,
          endAt: null,
        }),
      ),
    )
    .filter(({ date }) => date >= today)
    .slice(0, 4)
}
