import { addDays, toWeekday } from '@forecourt/rules/dates/calendarDate'

/** The location can be booked this many days ahead. The race books times of all these days in turn. */
export const racedDays = 14
/** Hours for test drives in the race: each takes 30 minutes, and the next one begins 15 minutes after it. */
export const racedWindow = { from: '10:30', until: '14:00' } as const
const clocks = ['10:30', '11:15', '12:00', '12:45', '13:30']

/** Times that several clients try to book at once, `YYYY-MM-DDTHH:MM`, on opening days. */
export const racedTimes = (now: string): string[] =>
  Array.from({ length: racedDays - 1 }, (_, day) => addDays(now.slice(0, 10), day + 1))
    .filter((date) => toWeekday(date) !== 0)
    .flatMap((date) => clocks.map((clock) => `${date}T${clock}`))
