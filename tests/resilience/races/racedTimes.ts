import { addDays, toWeekday } from '@forecourt/rules/dates/calendarDate'

/** Days ahead of the booking race, in rotation. */
export const racedDays = 14
/** Hours of the trial's visits, half an hour each with a quarter between. */
export const racedWindow = { from: '10:30', until: '14:00' } as const
const clocks = ['10:30', '11:15', '12:00', '12:45', '13:30']

/** Contested times, `YYYY-MM-DDTHH:MM`, on opening days. */
export const racedTimes = (now: string): string[] =>
  Array.from({ length: racedDays - 1 }, (_, day) => addDays(now.slice(0, 10), day + 1))
    .filter((date) => toWeekday(date) !== 0)
    .flatMap((date) => clocks.map((clock) => `${date}T${clock}`))
