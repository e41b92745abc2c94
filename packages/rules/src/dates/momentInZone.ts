/** Local date and time of an instant in a time zone. */
export interface ZonedMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Minutes since local midnight. */
  readonly minutes: number
}

/** Formatter of a zone with its last result, cached because a page formats its own instant for each car. */
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
  const clock = { formatter, last: null }
  clocks.set(timeZone, clock)
  return clock
}

/**
 * Converts an instant to local date and time in a zone, including daylight saving (LOC-16, CAR-21).
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

const two = (count: number) => String(count).padStart(2, '0')

/**
 * Formats an instant as local time with UTC offset, ISO 8601, for systems that don't know the zone (LOC-16).
 *
 * @example isoInZone('2026-11-20T03:05:00Z', 'Australia/Sydney') // '2026-11-20T14:05:00+11:00'
 */
export const isoInZone = (instant: string, timeZone: string): string => {
  const { date, minutes } = momentInZone(instant, timeZone)
  const seconds = new Date(instant).getUTCSeconds()
  const local = `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}`
  const offset = Math.round((Date.parse(`${local}Z`) - Math.floor(Date.parse(instant) / 1000) * 1000) / 60_000)
  const ahead = Math.abs(offset)
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}

/** Instants for a local time: usually one, two when clocks are put back, none when they are put forward past it. */
export type LocalTimeInstants =
  | { readonly kind: 'one'; readonly instant: string }
  | { readonly kind: 'twice'; readonly instant: string; readonly second: string }
  /** `skipped` and `resumes` are minutes since midnight: clocks jump from one to the other. */
  | { readonly kind: 'never'; readonly skipped: number; readonly resumes: number; readonly instant: string }

const minuteMs = 60_000
/** No zone changes its clocks twice within two days. */
const dayMs = 86_400_000

/** UTC offset of a zone at an instant, in milliseconds. */
const offsetAt = (at: number, timeZone: string): number => {
  const { date, minutes } = momentInZone(new Date(at).toISOString(), timeZone)
  return Date.parse(date) + minutes * minuteMs - Math.floor(at / minuteMs) * minuteMs
}

/** First minute between `from` and `to` with a new UTC offset. */
const changeBetween = (from: number, to: number, timeZone: string): number => {
  const before = offsetAt(from, timeZone)
  let [low, high] = [from, to]
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs
    if (offsetAt(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}

/**
 * Converts a local date and time in a zone to an instant, including daylight saving (LOC-16). Ambiguous times give the earlier instant
 * first; for a skipped time, `instant` is that of the change.
 *
 * @param minutes since local midnight
 * @example instantInZone('2026-11-24', 540, 'Australia/Perth') // { kind: 'one', instant: '2026-11-24T01:00:00.000Z' }
 */
export const instantInZone = (date: string, minutes: number, timeZone: string): LocalTimeInstants => {
  const localMs = Date.parse(date) + minutes * minuteMs
  const offsets = [offsetAt(localMs - dayMs, timeZone), offsetAt(localMs + dayMs, timeZone)]
  const found = [...new Set(offsets.map((offset) => localMs - offset))]
    .filter((at) => at + offsetAt(at, timeZone) === localMs)
    .sort((a, b) => a - b)
  const [first, second] = found.map((at) => new Date(at).toISOString())
  if (first === undefined) {
    const change = changeBetween(localMs - dayMs, localMs + dayMs, timeZone)
    const [skipped, resumes] = [change + offsetAt(change - minuteMs, timeZone), change + offsetAt(change, timeZone)]
    const toMinutes = (at: number) => (at % dayMs) / minuteMs
    return { kind: 'never', skipped: toMinutes(skipped), resumes: toMinutes(resumes), instant: new Date(change).toISOString() }
  }
  return second === undefined ? { kind: 'one', instant: first } : { kind: 'twice', instant: first, second }
}
