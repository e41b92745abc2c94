import { storedTime } from '../../dates/parseTime'
import type { OpeningHour } from '../../entities/Location'
import { clockMinutes } from '../../hours/clockMinutes'
import { hoursPerDay } from '../../hours/hoursProblems'
import { joinedSpans } from '../../hours/joinedSpans'
import type { OpenSpan } from '../../hours/OpenSpan'

const days = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']

/** The day of the week a name means, in short or whole, with or without schema.org's address; -1 for none. */
const dayOf = (name: string) => days.indexOf(name.replace(/^.*\//, '').slice(0, 2).toLowerCase())

/** A time in minutes, seconds left out; null for what is none. */
const timeOf = (text: string): number | null => clockMinutes(/^\d{1,2}:\d{2}/.exec(text.trim())?.[0] ?? null)

interface Interval extends OpenSpan {
  readonly weekday: number
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])

const interval = (weekday: number, opens: string, closes: string): Interval[] => {
  const [from, until] = [timeOf(opens), timeOf(closes)]
  return weekday >= 0 && from !== null && until !== null && from < until ? [{ weekday, from, until }] : []
}

/** 'Mo-Fr 08:30-17:30', 'Sa,Su 10:00-16:00'. */
const readLine = (line: string): Interval[] => {
  const [, named = '', opens = '', closes = ''] = /^([a-z,\s-]+?)\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/i.exec(line.trim()) ?? []
  return named.split(',').flatMap((part) => {
    const [from = -1, to = from] = part.split('-').map((name) => dayOf(name.trim()))
    if (from < 0 || to < 0) return []
    const length = ((to - from + 7) % 7) + 1
    return Array.from({ length }, (_, step) => (from + step) % 7).flatMap((weekday) => interval(weekday, opens, closes))
  })
}

/**
 * The week that schema.org's `openingHours` or `openingHoursSpecification` says, Sunday first, a day that closes in
 * between with its several hours (ENT-08). Null where nothing can be read; days that are not named are closed.
 *
 * @example oldHours({ openingHours: 'Mo-Fr 08:30-17:30' })
 */
export const oldHours = (node: Readonly<Record<string, unknown>>): OpeningHour[] | null => {
  const said = listOf(node.openingHoursSpecification).flatMap((each): Interval[] => {
    const { dayOfWeek, opens, closes } = (each ?? {}) as { readonly [key: string]: unknown }
    if (typeof opens !== 'string' || typeof closes !== 'string') return []
    return listOf(dayOfWeek).flatMap((day) => (typeof day === 'string' ? interval(dayOf(day), opens, closes) : []))
  })
  const typed = listOf(node.openingHours).flatMap((line) => (typeof line === 'string' ? readLine(line) : []))
  const intervals = said.length > 0 ? said : typed
  if (intervals.length === 0) return null
  return days.flatMap((_name, weekday): OpeningHour[] => {
    const own = joinedSpans(intervals.filter((each) => each.weekday === weekday)).slice(0, hoursPerDay)
    if (own.length === 0) return [{ weekday, status: 'Closed', open: null, close: null }]
    return own.map(({ from, until }) => ({ weekday, status: 'Open', open: storedTime(from), close: storedTime(until) }))
  })
}
