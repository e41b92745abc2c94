import { addDays } from '@forecourt/rules/dates/calendarDate'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatMoment, formatTime, zoneName } from '@forecourt/rules/format/formatDate'

/** The values of the date and time inputs, in the site's zone. */
export interface EnteredTime {
  /** `YYYY-MM-DD`; empty while nothing is chosen. */
  readonly date: string
  /** `HH:MM`. */
  readonly time: string
}

export interface When {
  /** ISO in UTC; null for an invalid time. */
  readonly publishAt: string | null
  /** Why the time is invalid. */
  readonly problem: string | null
  /** Hints about the chosen time. */
  readonly hints: readonly string[]
}

const timeText = (minutes: number) => formatTime(minutes).replace(/(?=[ap]m)/, ' ')

/** Minutes since midnight; NaN for an invalid time. */
const minutesOf = (time: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** 9:00 on the next day, in the site's zone. */
export const nextMorning = (timeZone: string, now: string): EnteredTime => ({
  date: addDays(momentInZone(now, timeZone).date, 1),
  time: '09:00',
})

/** An instant as the values of the two inputs. */
export const toEnteredTime = (instant: string, timeZone: string): EnteredTime => {
  const { date, minutes } = momentInZone(instant, timeZone)
  return { date, time: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}` }
}

interface Zones {
  readonly site: string
  /** The user's time zone. */
  readonly reader: string
}

/** Converts the entered date and time in the site's zone, with hints. `now` is ISO in UTC. */
export const parseWhen = ({ date, time }: EnteredTime, { site, reader }: Zones, now: string): When => {
  const minutes = minutesOf(time)
  const invalid = (problem: string): When => ({ publishAt: null, problem, hints: [] })
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(minutes)) return invalid('Choose a date and a time.')
  const parsed = instantInZone(date, minutes, site)
  if (parsed.kind === 'never')
    return invalid(
      `In ${zoneName(site)} clocks skip from ${timeText(parsed.skipped)} to ${timeText(parsed.resumes)} on that day, so ${timeText(minutes)} does not exist. Choose ${timeText(parsed.resumes)} or later.`,
    )
  const { instant } = parsed
  if (Date.parse(instant) <= Date.parse(now)) return invalid('That time has passed. Choose a future time, or publish now.')
  const hints = [`Goes live ${formatMoment(instant, site, now)}.`]
  if (parsed.kind === 'twice')
    hints.push(`In ${zoneName(site)} clocks go back on that day, so ${timeText(minutes)} comes twice. The first time is used.`)
  const readerMoment = momentInZone(instant, reader)
  if (readerMoment.date !== date || readerMoment.minutes !== minutes)
    hints.push(`That is ${formatMoment(instant, reader, now)} in your time zone.`)
  return { publishAt: instant, problem: null, hints }
}
