/** An instant as a wall clock and calendar in one zone show it. */
export interface ZonedMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Minutes since local midnight, by the clock on the wall. */
  readonly minutes: number
}

/** A zone's formatter, and the last instant it was asked about: a page asks about its own for every car. */
interface ZoneClock {
  readonly formatter: Intl.DateTimeFormat
  last: { readonly instant: string; readonly moment: ZonedMoment } | null
}

const clocks = new Map<string, ZoneClock>()

const clockFor = (timeZone: string): ZoneClock => {
  const known = clocks.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const made = { formatter, last: null }
  clocks.set(timeZone, made)
  return made
}

/**
 * Says which date and time of day an instant is in a zone, daylight saving included (LOC-16, CAR-21).
 *
 * @example momentInZone('2026-01-01T20:30:00Z', 'Australia/Perth') // { date: '2026-01-02', minutes: 270 }
 */
export const momentInZone = (instant: string, timeZone: string): ZonedMoment => {
  const clock = clockFor(timeZone)
  if (clock.last?.instant === instant) return clock.last.moment
  const parts = Object.fromEntries(clock.formatter.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  const moment = { date: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute) }
  clock.last = { instant, moment }
  return moment
}
