import { momentInZone } from './momentInZone'

/** What instant a clock on the wall means: one, two when clocks are put back, none when they are put forward over it. */
export type WallInstant =
  | { readonly kind: 'one'; readonly instant: string }
  | { readonly kind: 'twice'; readonly instant: string; readonly second: string }
  /** `skipped` and `resumes` are minutes since midnight: clocks go from the one straight to the other. */
  | { readonly kind: 'never'; readonly skipped: number; readonly resumes: number; readonly instant: string }

const minuteMs = 60_000
/** No zone changes its clocks twice within two days. */
const dayMs = 86_400_000

/** How far ahead of UTC a zone's clocks are at an instant, in milliseconds. */
const offsetAt = (at: number, timeZone: string): number => {
  const { date, minutes } = momentInZone(new Date(at).toISOString(), timeZone)
  return Date.parse(date) + minutes * minuteMs - Math.floor(at / minuteMs) * minuteMs
}

/** The first minute at which the clocks differ from those at `from`; they do at `to`. */
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
 * Says which instant a date and time of day are in a zone, daylight saving included (LOC-16). Of two the earlier comes first; for
 * a time that clocks skip, `instant` is the moment they do.
 *
 * @param minutes since local midnight, by the clock on the wall
 * @example instantInZone('2026-11-24', 540, 'Australia/Perth') // { kind: 'one', instant: '2026-11-24T01:00:00.000Z' }
 */
export const instantInZone = (date: string, minutes: number, timeZone: string): WallInstant => {
  const wall = Date.parse(date) + minutes * minuteMs
  const offsets = [offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)]
  const found = [...new Set(offsets.map((offset) => wall - offset))]
    .filter((at) => at + offsetAt(at, timeZone) === wall)
    .sort((a, b) => a - b)
  const [first, second] = found.map((at) => new Date(at).toISOString())
  if (first === undefined) {
    const change = changeBetween(wall - dayMs, wall + dayMs, timeZone)
    const [skipped, resumes] = [change + offsetAt(change - minuteMs, timeZone), change + offsetAt(change, timeZone)]
    const minutesOf = (at: number) => (at % dayMs) / minuteMs
    return { kind: 'never', skipped: minutesOf(skipped), resumes: minutesOf(resumes), instant: new Date(change).toISOString() }
  }
  return second === undefined ? { kind: 'one', instant: first } : { kind: 'twice', instant: first, second }
}
