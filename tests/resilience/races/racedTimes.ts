import { addDays, toWeekday } from '@forecourt/rules/dates/calendarDate'

/** How many days ahead the trial of bookings books, in turns. */
export const racedDays = 14
/** When visits of the trial are, each of half an hour with a quarter between. */
export const racedWindow = { from: '10:30', until: '14:00' } as const
const clocks = ['10:30', '11:15', '12:00', '12:45', '13:30']

/** The times that are raced for, `YYYY-MM-DDTHH:MM`, on days the place is open. */
export const racedTimes = (now: string): string[] =>
  Array.from({ length: racedDays - 1 }, (_, day) => addDays(now.slice(0, 10), day + 1))
    .filter((date) => toWeekday(date) !== 0)
    .flatMap((date) => clocks.map((clock) => `${date}T${clock}`))
