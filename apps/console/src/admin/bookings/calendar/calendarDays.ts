import { addDays } from '@forecourt/rules/dates/calendarDate'
import { instantInZone } from '@forecourt/rules/dates/instantInZone'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatTime } from '@forecourt/rules/format/formatTime'

/** A day as a zone's clocks know it. */
export interface CalendarDay {
  readonly date: string
  /** Its first instant and the next day's, in milliseconds. */
  readonly begins: number
  readonly ends: number
  /** What the clocks do that day, in a sentence; null on most. */
  readonly clocks: string | null
}

const minuteMs = 60_000
const dayMinutes = 1440

/** The first instant of a day, milliseconds: where clocks skip midnight, the moment they do. */
const midnight = (date: string, timeZone: string) => Date.parse(instantInZone(date, 0, timeZone).instant)

/** The whole minute at which the clocks of a day change, and the hour they then show. */
const clocksOf = (date: string, timeZone: string): string | null => {
  for (let minutes = 0; minutes < dayMinutes; minutes += 30) {
    const found = instantInZone(date, minutes, timeZone)
    if (found.kind === 'never') return `Clocks go forward at ${formatTime(found.skipped)}`
    if (found.kind === 'twice') return `Clocks go back to ${formatTime(minutes)}`
  }
  return null
}

/** Days from one on, as the zone's clocks know them: of 23 or 25 hours where clocks are changed. */
export const calendarDays = (from: string, count: number, timeZone: string): CalendarDay[] =>
  Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index)
    const [begins, ends] = [midnight(date, timeZone), midnight(addDays(date, 1), timeZone)]
    return { date, begins, ends, clocks: ends - begins === dayMinutes * minuteMs ? null : clocksOf(date, timeZone) }
  })

/**
 * From when until when something takes a day, in minutes by the clock on the wall; null where it doesn't touch it. What begins or
 * ends on another day fills this one from its midnight, or until it.
 */
export const wallSpan = (
  day: CalendarDay,
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  timeZone: string,
): { readonly from: number; readonly until: number } | null => {
  const [starts, ends] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (ends <= day.begins || starts >= day.ends) return null
  // Asking the calendar costs: on a day of 24 hours it says what counting says.
  const minutesAt = (at: number) =>
    day.clocks === null ? Math.floor((at - day.begins) / minuteMs) : momentInZone(new Date(at).toISOString(), timeZone).minutes
  const from = starts <= day.begins ? 0 : minutesAt(starts)
  const until = ends >= day.ends ? dayMinutes : minutesAt(ends)
  // Clocks put back in between would end it before it began.
  return { from, until: until > from ? until : Math.min(dayMinutes, from + Math.round((ends - starts) / minuteMs)) }
}
