import { addDays } from '../dates/calendarDate'
import { instantInZone, momentInZone } from '../dates/momentInZone'
import { storedTime } from '../dates/parseTime'
import type { Location } from '../entities/Location'
import type { Department } from '../hours/dayHours'
import type { BookingSettings } from './BookingSettings'
import { bookableSpans } from './bookableSpans'

/** A time that somebody or something takes. Milliseconds since 1970. */
export interface TakenTime {
  readonly from: number
  readonly until: number
}

/** A visit that can be booked. */
export interface Slot {
  /** Local to the place, `YYYY-MM-DDTHH:MM`. */
  readonly local: string
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly endsAt: number
  /** When seat and car are free again. */
  readonly freeAt: number
}

export interface SlotsParams {
  readonly settings: BookingSettings
  /** Whose hours and special days count. */
  readonly location: Pick<Location, 'departments' | 'specialDays' | 'timeZone'>
  readonly department: Department
  /** Public holidays of the place, `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>
  /** When nobody can be booked. */
  readonly blocked: readonly TakenTime[]
  /** When the car is in use, the time to turn around included. */
  readonly carTaken: readonly TakenTime[]
  /** What is booked of the kind at the place: each takes one of those that fit at a time. */
  readonly taken: readonly TakenTime[]
  /** The instant, ISO in UTC. */
  readonly now: string
  /** The first day asked for, local to the place; today where left out. */
  readonly from?: string
  /** How many days are asked for; all that can be booked where left out. */
  readonly days?: number
}

const minuteMs = 60_000

const meets = (a: TakenTime, from: number, until: number) => a.from < until && from < a.until

/** Memoised, by zone and date: every question asks about the same days again. */
const offsets = new Map<string, number | null>()
const mostOffsets = 5_000

/** How far clocks are ahead of UTC on a date, in milliseconds; null on days that they change, or may. */
const dayOffset = (date: string, timeZone: string): number | null => {
  const key = `${timeZone} ${date}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const midnight = Date.parse(date)
  const offsetAt = (at: number) => {
    const moment = momentInZone(new Date(at).toISOString(), timeZone)
    return Date.parse(moment.date) + moment.minutes * minuteMs - at
  }
  // The day begins here, give or take the hour by which clocks may change on it.
  const begins = midnight - offsetAt(midnight - 12 * 60 * minuteMs)
  const before = offsetAt(begins - 60 * minuteMs)
  const offset = before === offsetAt(begins + 25 * 60 * minuteMs) ? before : null
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** When a clock on the wall shows a time of a day: asked of the zone once a day, and for each time only on days that clocks change. */
const clockOf = (date: string, timeZone: string): ((minutes: number) => number | null) => {
  const offset = dayOffset(date, timeZone)
  const midnight = Date.parse(date)
  if (offset !== null) return (minutes) => midnight + minutes * minuteMs - offset
  return (minutes) => {
    const wall = instantInZone(date, minutes, timeZone)
    return wall.kind === 'never' ? null : Date.parse(wall.instant)
  }
}

/**
 * Lists what can be booked at a place, earliest first (API-14): by the clock on its wall, daylight saving included. A time that
 * clocks skip isn't offered, one that comes twice is offered once, the first. Visits follow each other with the time to turn
 * around between, counted from the beginning of each window; what is booked counts wherever it overlaps, so that a smaller
 * capacity or another length never books over what is there.
 */
export const openSlots = (asked: SlotsParams): Slot[] => {
  const { settings, location, now } = asked
  const { minutes, turnaroundMinutes, noticeHours, horizonDays, capacity } = settings
  if (!settings.enabled) return []
  const today = momentInZone(now, location.timeZone).date
  const first = asked.from && asked.from > today ? asked.from : today
  const last = addDays(today, horizonDays)
  const begun = Date.parse(now)
  const earliest = begun + noticeHours * 60 * minuteMs
  const slots: Slot[] = []
  for (let day = 0; day < (asked.days ?? horizonDays + 1); day++) {
    const date = addDays(first, day)
    if (date > last) break
    const spans = bookableSpans(asked, date)
    if (spans.length === 0) continue
    const instantOf = clockOf(date, location.timeZone)
    const dayFrom = Date.parse(date) - 14 * 60 * minuteMs
    const dayUntil = dayFrom + 52 * 60 * minuteMs
    const [blocked = [], carTaken = [], taken = []] = [asked.blocked, asked.carTaken, asked.taken].map((times) =>
      times.filter((time) => meets(time, dayFrom, dayUntil)),
    )
    for (const { from, until } of spans)
      for (let at = from; at + minutes <= until; at += minutes + turnaroundMinutes) {
        const startsAt = instantOf(at)
        if (startsAt === null || startsAt < earliest || startsAt <= begun) continue
        const endsAt = startsAt + minutes * minuteMs
        const freeAt = endsAt + turnaroundMinutes * minuteMs
        if (blocked.some((time) => meets(time, startsAt, endsAt)) || carTaken.some((time) => meets(time, startsAt, freeAt))) continue
        if (taken.filter((time) => meets(time, startsAt, freeAt)).length >= capacity) continue
        slots.push({ local: `${date}T${storedTime(at)}`, startsAt, endsAt, freeAt })
      }
  }
  return slots
}
