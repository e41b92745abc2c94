import { addDays } from '../dates/calendarDate'
import { instantInZone, momentInZone } from '../dates/momentInZone'
import { storedTime } from '../dates/parseTime'
import type { Location } from '../entities/Location'
import type { Department } from '../hours/dayHours'
import { bookableSpans } from '../hours/visitSpans'
import type { BookingSettings } from './BookingSettings'

/** An occupied period. Milliseconds since 1970. */
export interface TakenTime {
  readonly from: number
  readonly until: number
}

/** A bookable visit. */
export interface Slot {
  /** Local time, `YYYY-MM-DDTHH:MM`. */
  readonly local: string
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly endsAt: number
  /** When slot and car are free again. */
  readonly freeAt: number
}

export interface SlotsParams {
  readonly settings: BookingSettings
  /** Provides opening hours and special days. */
  readonly location: Pick<Location, 'departments' | 'specialDays' | 'timeZone'>
  readonly department: Department
  /** Public holidays of the location, `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>
  /** Periods without bookings. */
  readonly blocked: readonly TakenTime[]
  /** Periods in which the car is in use, including the buffer. */
  readonly carTaken: readonly TakenTime[]
  /** Existing bookings of this kind at the location; each uses one unit of capacity. */
  readonly taken: readonly TakenTime[]
  /** The instant, ISO in UTC. */
  readonly now: string
  /** First day of the query, in local time; today if omitted. */
  readonly from?: string
  /** Number of days; all bookable days if omitted. */
  readonly days?: number
}

const minuteMs = 60_000

const overlaps = (a: TakenTime, from: number, until: number) => a.from < until && from < a.until

/** Memoised by zone and date: every query covers the same days. */
const offsets = new Map<string, number | null>()
const maxOffsets = 5_000

/** UTC offset of a date in milliseconds; null on days when clocks change, or may. */
const dayOffset = (date: string, timeZone: string): number | null => {
  const key = `${timeZone} ${date}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const midnight = Date.parse(date)
  const offsetAt = (at: number) => {
    const moment = momentInZone(new Date(at).toISOString(), timeZone)
    return Date.parse(moment.date) + moment.minutes * minuteMs - at
  }
  // Start of the day, within the hour by which clocks may change on it.
  const begins = midnight - offsetAt(midnight - 12 * 60 * minuteMs)
  const before = offsetAt(begins - 60 * minuteMs)
  const offset = before === offsetAt(begins + 25 * 60 * minuteMs) ? before : null
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** Converts local times of a day to instants. Looks up the zone's offset once a day; for each time only on days when clocks change. */
const localToInstant = (date: string, timeZone: string): ((minutes: number) => number | null) => {
  const offset = dayOffset(date, timeZone)
  const midnight = Date.parse(date)
  if (offset !== null) return (minutes) => midnight + minutes * minuteMs - offset
  return (minutes) => {
    const local = instantInZone(date, minutes, timeZone)
    return local.kind === 'never' ? null : Date.parse(local.instant)
  }
}

/**
 * Lists bookable slots of a location, earliest first (API-14), in local time including daylight saving. Skips times that don't exist;
 * offers an ambiguous time once, the first. Slots follow each other with the buffer between, counted from the start of each window;
 * existing bookings count wherever they overlap, so that a change of capacity or length never double-books.
 */
export const openSlots = (params: SlotsParams): Slot[] => {
  const { settings, location, now } = params
  const { minutes, turnaroundMinutes, noticeHours, horizonDays, capacity } = settings
  if (!settings.enabled) return []
  const today = momentInZone(now, location.timeZone).date
  const first = params.from && params.from > today ? params.from : today
  const last = addDays(today, horizonDays)
  const nowMs = Date.parse(now)
  const earliest = nowMs + noticeHours * 60 * minuteMs
  const slots: Slot[] = []
  for (let day = 0; day < (params.days ?? horizonDays + 1); day++) {
    const date = addDays(first, day)
    if (date > last) break
    const spans = bookableSpans(params, date)
    if (spans.length === 0) continue
    const toInstant = localToInstant(date, location.timeZone)
    // From the earliest start of this date on Earth (UTC+14) to its latest end (UTC−12), and two hours.
    const dayFrom = Date.parse(date) - 14 * 60 * minuteMs
    const dayUntil = dayFrom + 52 * 60 * minuteMs
    const [blocked = [], carTaken = [], taken = []] = [params.blocked, params.carTaken, params.taken].map((times) =>
      times.filter((time) => overlaps(time, dayFrom, dayUntil)),
    )
    for (const { from, until } of spans)
      for (let at = from; at + minutes <= until; at += minutes + turnaroundMinutes) {
        const startsAt = toInstant(at)
        if (startsAt === null || startsAt < earliest || startsAt <= nowMs) continue
        const endsAt = startsAt + minutes * minuteMs
        const freeAt = endsAt + turnaroundMinutes * minuteMs
        if (blocked.some((time) => overlaps(time, startsAt, endsAt)) || carTaken.some((time) => overlaps(time, startsAt, freeAt))) continue
        if (taken.filter((time) => overlaps(time, startsAt, freeAt)).length >= capacity) continue
        slots.push({ local: `${date}T${storedTime(at)}`, startsAt, endsAt, freeAt })
      }
  }
  return slots
}
