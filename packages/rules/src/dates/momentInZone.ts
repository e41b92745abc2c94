/** An instant as a wall clock and calendar in one zone show it. */
export interface ZonedMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Minutes since local midnight, by the clock on the wall. */
  readonly minutes: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

/**
 * Says which date and time of day an instant is in a zone, daylight saving included (LOC-16, CAR-21).
 *
 * @example momentInZone('2026-01-01T20:30:00Z', 'Australia/Perth') // { date: '2026-01-02', minutes: 270 }
 */
export const momentInZone = (instant: string, timeZone: string): ZonedMoment => {
  const parts = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute) }
}
