import type { PillTone } from '../../../parts/StatusPill'

/** What takes time on a calendar: when it is, and what it says. */
export interface TimedEntry {
  readonly id: string
  /** ISO in UTC. */
  readonly startsAt: string
  readonly endsAt: string
  readonly title: string
  /** What it is about, in a line. */
  readonly text: string
  /** Its state in a word or two, and the colour that helps it. */
  readonly state: string
  readonly tone: PillTone
  readonly isOver: boolean
  readonly isMovable: boolean
}

/** Time nobody can book, and why. */
export interface CalendarBlock {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
  readonly label: string
}

/** A place on the calendar: a day, `YYYY-MM-DD`, and minutes since its midnight by the clock on the wall. */
export interface CalendarPlace {
  readonly date: string
  readonly minutes: number
}

/** When a day can be booked, in minutes since midnight. */
export interface OpenTime {
  readonly date: string
  readonly from: number
  readonly until: number
}
