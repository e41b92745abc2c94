import { addDays } from '@forecourt/rules/dates/calendarDate'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatTime } from '@forecourt/rules/format/formatDate'

/** The hours a calendar shows unless something lies outside of them. */
const usual = { from: 8, until: 18 }

/** The whole hours that hold all that a calendar shows, those of a usual day at least. */
export const shownHours = (spans: readonly { readonly from: number; readonly until: number }[]): { from: number; until: number } => ({
  from: Math.min(usual.from, ...spans.map(({ from }) => Math.floor(from / 60))),
  until: Math.max(usual.until, ...spans.map(({ until }) => Math.ceil(until / 60))),
})

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

interface Timed {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
}

/** An entry on a day: its minutes, and which of how many columns beside each other it stands in. */
export interface PlacedEntry<Entry> {
  readonly entry: Entry
  readonly from: number
  readonly until: number
  readonly lane: number
  readonly lanes: number
}

/** Entries at a time for which there is no room beside the others. */
export interface HiddenEntries {
  readonly from: number
  readonly until: number
  readonly count: number
  readonly lane: number
  readonly lanes: number
}

export interface PlacedDay<Entry> {
  readonly entries: readonly PlacedEntry<Entry>[]
  readonly hidden: readonly HiddenEntries[]
}

/** The least height of an entry, so that what is short can be read and pressed. Minutes. */
const leastMinutes = 30

type Spanned<Entry> = { readonly entry: Entry; readonly from: number; readonly until: number }

/** What follows each other without a gap, together. */
const clusters = <Entry>(spans: readonly Spanned<Entry>[]): Spanned<Entry>[][] => {
  const found: Spanned<Entry>[][] = []
  let until = -1
  for (const span of spans) {
    if (span.from >= until) found.push([])
    found.at(-1)?.push(span)
    until = Math.max(until, span.until)
  }
  return found
}

/**
 * Where a day's entries stand: what overlaps, side by side. Of more than `most` at a time the last column says how many there are
 * besides, so that a full day stays readable.
 */
export const placedEntries = <Entry extends Timed>(
  day: CalendarDay,
  entries: readonly Entry[],
  { timeZone, most }: { readonly timeZone: string; readonly most: number },
): PlacedDay<Entry> => {
  const spans = entries
    .flatMap((entry): Spanned<Entry>[] => {
      const span = wallSpan(day, entry, timeZone)
      return span ? [{ entry, from: span.from, until: Math.max(span.until, span.from + leastMinutes) }] : []
    })
    .sort((a, b) => a.from - b.from || b.until - a.until || (a.entry.id < b.entry.id ? -1 : 1))
  const placed: PlacedEntry<Entry>[] = []
  const hidden: HiddenEntries[] = []
  for (const cluster of clusters(spans)) {
    const ends: number[] = []
    const laid = cluster.map((span) => {
      const free = ends.findIndex((end) => end <= span.from)
      const lane = free === -1 ? ends.length : free
      ends[lane] = span.until
      return { ...span, lane }
    })
    const isFull = ends.length > most
    const lanes = Math.min(ends.length, most)
    const shown = isFull ? laid.filter(({ lane }) => lane < most - 1) : laid
    placed.push(...shown.map((span) => ({ ...span, lanes })))
    for (const part of clusters(laid.filter(({ lane }) => isFull && lane >= most - 1))) {
      const [first] = part
      if (first)
        hidden.push({ from: first.from, until: Math.max(...part.map(({ until }) => until)), count: part.length, lane: most - 1, lanes })
    }
  }
  return { entries: placed, hidden }
}
