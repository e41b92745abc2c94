import { addDays } from '@forecourt/rules/dates/calendarDate'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatTime } from '@forecourt/rules/format/formatDate'

/** Hours that a calendar always shows. */
const minHours = { from: 8, until: 18 }

/** Whole hours that include all spans and the usual day. */
export const shownHours = (spans: readonly { readonly from: number; readonly until: number }[]): { from: number; until: number } => ({
  from: Math.min(minHours.from, ...spans.map(({ from }) => Math.floor(from / 60))),
  until: Math.max(minHours.until, ...spans.map(({ until }) => Math.ceil(until / 60))),
})

/** A local day of a time zone. */
export interface CalendarDay {
  readonly date: string
  /** Start of the day and of the next, in epoch milliseconds. */
  readonly begins: number
  readonly ends: number
  /** Sentence about a daylight-saving change on that day; null if there is none. */
  readonly clockChange: string | null
}

const minuteMs = 60_000
const dayMinutes = 1440

/** Start of a local day in epoch milliseconds; where a clock change skips midnight, the moment of the skip. */
const midnight = (date: string, timeZone: string) => Date.parse(instantInZone(date, 0, timeZone).instant)

/** Sentence about the day's daylight-saving change: when, and the new time. */
const findClockChange = (date: string, timeZone: string): string | null => {
  for (let minutes = 0; minutes < dayMinutes; minutes += 30) {
    const found = instantInZone(date, minutes, timeZone)
    if (found.kind === 'never') return `Clocks go forward at ${formatTime(found.skipped)}`
    if (found.kind === 'twice') return `Clocks go back to ${formatTime(minutes)}`
  }
  return null
}

/** Consecutive local days of a time zone: 23 or 25 hours long on a daylight-saving change. */
export const calendarDays = (from: string, count: number, timeZone: string): CalendarDay[] =>
  Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index)
    const [begins, ends] = [midnight(date, timeZone), midnight(addDays(date, 1), timeZone)]
    return { date, begins, ends, clockChange: ends - begins === dayMinutes * minuteMs ? null : findClockChange(date, timeZone) }
  })

/**
 * The span of an entry on a day, in local minutes since midnight; null if it doesn't overlap the day. A longer entry is clipped at
 * midnight.
 */
export const localSpan = (
  day: CalendarDay,
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  timeZone: string,
): { readonly from: number; readonly until: number } | null => {
  const [starts, ends] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (ends <= day.begins || starts >= day.ends) return null
  // Time-zone conversion is slow: on a day of 24 hours, subtraction gives the same result.
  const minutesAt = (at: number) =>
    day.clockChange === null ? Math.floor((at - day.begins) / minuteMs) : momentInZone(new Date(at).toISOString(), timeZone).minutes
  const from = starts <= day.begins ? 0 : minutesAt(starts)
  const until = ends >= day.ends ? dayMinutes : minutesAt(ends)
  // If the clocks go back during an entry, its local end can precede its local start.
  return { from, until: until > from ? until : Math.min(dayMinutes, from + Math.round((ends - starts) / minuteMs)) }
}

interface TimeSpan {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
}

/** An entry on a day: its minutes, its column and the number of columns. */
export interface PositionedEntry<Entry> {
  readonly entry: Entry
  readonly from: number
  readonly until: number
  readonly lane: number
  readonly lanes: number
}

/** Overlapping entries that exceed the number of columns. */
export interface HiddenEntries {
  readonly from: number
  readonly until: number
  readonly count: number
  readonly lane: number
  readonly lanes: number
}

export interface PlacedDay<Entry> {
  readonly entries: readonly PositionedEntry<Entry>[]
  readonly hidden: readonly HiddenEntries[]
}

/** Minimum height of an entry, to be readable and clickable. Minutes. */
const minEntryMinutes = 30

type EntrySpan<Entry> = { readonly entry: Entry; readonly from: number; readonly until: number }

/** Groups of spans that overlap in a chain. */
const clusters = <Entry>(spans: readonly EntrySpan<Entry>[]): EntrySpan<Entry>[][] => {
  const found: EntrySpan<Entry>[][] = []
  let until = -1
  for (const span of spans) {
    if (span.from >= until) found.push([])
    found.at(-1)?.push(span)
    until = Math.max(until, span.until)
  }
  return found
}

/**
 * Positions a day's entries: overlapping entries in columns. If more than `maxLanes` overlap, the last column shows the number of hidden
 * entries.
 */
export const placedEntries = <Entry extends TimeSpan>(
  day: CalendarDay,
  entries: readonly Entry[],
  { timeZone, maxLanes }: { readonly timeZone: string; readonly maxLanes: number },
): PlacedDay<Entry> => {
  const spans = entries
    .flatMap((entry): EntrySpan<Entry>[] => {
      const span = localSpan(day, entry, timeZone)
      return span ? [{ entry, from: span.from, until: Math.max(span.until, span.from + minEntryMinutes) }] : []
    })
    .sort((a, b) => a.from - b.from || b.until - a.until || (a.entry.id < b.entry.id ? -1 : 1))
  const placed: PositionedEntry<Entry>[] = []
  const hidden: HiddenEntries[] = []
  for (const cluster of clusters(spans)) {
    const ends: number[] = []
    const withLanes = cluster.map((span) => {
      const free = ends.findIndex((end) => end <= span.from)
      const lane = free === -1 ? ends.length : free
      ends[lane] = span.until
      return { ...span, lane }
    })
    const isFull = ends.length > maxLanes
    const lanes = Math.min(ends.length, maxLanes)
    const shown = isFull ? withLanes.filter(({ lane }) => lane < maxLanes - 1) : withLanes
    placed.push(...shown.map((span) => ({ ...span, lanes })))
    for (const part of clusters(withLanes.filter(({ lane }) => isFull && lane >= maxLanes - 1))) {
      const [first] = part
      if (first)
        hidden.push({ from: first.from, until: Math.max(...part.map(({ until }) => until)), count: part.length, lane: maxLanes - 1, lanes })
    }
  }
  return { entries: placed, hidden }
}
