import { type CalendarDay, wallSpan } from './calendarDays'

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
