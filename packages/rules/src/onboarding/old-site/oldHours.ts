import { parseTime, storedTime } from '../../dates/parseTime'
import type { OpeningHour } from '../../entities/Location'
import { joinedSpans, type OpenSpan } from '../../hours/dayHours'
import { hoursPerDay } from '../../hours/hoursProblems'

/** Opening hours parsed from an old site. */
export interface OldHours {
  /** A whole week, Sunday first; null if missing or not parseable. */
  readonly week: readonly OpeningHour[] | null
  /** Unparsed parts, as written. */
  readonly unparsed: readonly string[]
}

const days = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']
const weekdays = [1, 2, 3, 4, 5]
const everyDay = [0, 1, 2, 3, 4, 5, 6]

const dayName =
  '(?:mo(?:n(?:days?)?)?|tu(?:es?(?:days?)?)?|we(?:d(?:nesdays?)?)?|th(?:u(?:r(?:s(?:days?)?)?)?)?|fr(?:i(?:days?)?)?|sa(?:t(?:urdays?)?)?|su(?:n(?:days?)?)?)'
const dayList = `(?:(?:every ?day|daily|7 days(?: a week)?|weekdays|weekends)|${dayName}(?: ?[-,/&] ?${dayName})*)`
const clock = '(?:\\d{1,4}(?:[:.h]\\d{2}){0,2} ?(?:[ap]m)?|noon|midday|midnight)'
const span = `${clock} ?- ?${clock}`
const isDays = new RegExp(`^${dayList}$`)
const isClock = new RegExp(`^${clock}$`)
/** Days with hours: 'mo-fr 8:30am-5:30pm', 'sat: 9-12, 1pm-4pm', 'sun closed'. */
const entryPattern = new RegExp(`[ ,;|]*(${dayList}) ?:? ?(closed|off|${span}(?:(?: ?[,;&] ?| )${span})*)(?= ?[,;|]| ?$| ${dayList})`, 'y')

/** Longer texts aren't opening hours. */
const maxLetters = 400

/** Normalises dashes, whitespace and am/pm. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/https?:\/\/schema\.org\//g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ (?:to|until|till|through) /g, '-')
    .replace(/ and /g, ' & ')
    .replace(/([ap])\.m\.?/g, '$1m')
    .replace(/([a-z])\.(?= |$|:|-)/g, '$1')
    .trim()

/** Weekdays of 'mo-fr', 'sa,su' or 'daily'; null if none. */
const daysIn = (text: string): readonly number[] | null => {
  const list = plain(text)
  if (!isDays.test(list)) return null
  if (/^(every|daily|7)/.test(list)) return everyDay
  if (list === 'weekdays') return weekdays
  if (list === 'weekends') return [6, 0]
  return list.split(/ ?[,/&] ?/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/ ?- ?/).map((name) => days.indexOf(name.slice(0, 2)))
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7)
  })
}

const hasHalf = (time: string) => /[apn]|mid/.test(time)

/** Possible readings of a time: with am or pm if stated, otherwise by a 24-hour clock. */
const possibleTimes = (time: string, halves: boolean): number[] => {
  const clockTime = time.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1')
  const written = halves && !hasHalf(clockTime) ? [clockTime, `${clockTime}pm`] : [clockTime]
  return [...new Set(written.flatMap((each) => parseTime(each) ?? []))]
}

/** Opening times before five are read as afternoon hours without pm. */
const earliest = 5 * 60

/**
 * Parses a period between two times. If only one has am or pm, the other is inferred if that is unambiguous: '8:30-5:30pm', but not
 * '8-9pm'. Null if not parseable.
 */
const parsePeriod = (opens: string, closes: string): OpenSpan | null => {
  const [first, last] = [plain(opens), plain(closes)]
  if (!isClock.test(first) || !isClock.test(last)) return null
  const halves = hasHalf(first) !== hasHalf(last)
  const froms = possibleTimes(first, halves).map((from) => (first === 'midnight' ? 0 : from))
  const untils = possibleTimes(last, halves).map((until) => until || 1440)
  const possible = froms.flatMap((from) => untils.flatMap((until) => (from < until ? [{ from, until }] : [])))
  const [only] = possible
  const isTooEarly = only && only.from < earliest && !(only.from === 0 && only.until >= 1439) && !hasHalf(first)
  return possible.length === 1 && only && !isTooEarly ? only : null
}

/** Hours of some days; empty spans mean closed. */
interface StatedHours {
  readonly weekdays: readonly number[]
  readonly spans: readonly OpenSpan[]
}

/** Parses consecutive entries to the end of a text; null if any part isn't parseable. */
const parseLine = (line: string): StatedHours[] | null => {
  const text = plain(line)
  if (text.length > maxLetters) return null
  const entry = new RegExp(entryPattern)
  const parsed: StatedHours[] = []
  while (!/^[ ,;|]*$/.test(text.slice(entry.lastIndex))) {
    const [, named = '', times = ''] = entry.exec(text) ?? []
    const namedDays = named && daysIn(named)
    if (!namedDays) return null
    const spans =
      times === 'closed' || times === 'off'
        ? []
        : [...times.matchAll(new RegExp(`(${clock}) ?- ?(${clock})`, 'g'))].map(([, opens = '', closes = '']) => parsePeriod(opens, closes))
    if (spans.some((each) => each === null)) return null
    parsed.push({ weekdays: namedDays, spans: spans.filter((each) => each !== null) })
  }
  return parsed
}

/** Parses an OpeningHoursSpecification, ignoring public holidays; null if not parseable. */
const parseSpecification = (each: unknown): StatedHours[] | null => {
  const { dayOfWeek, opens, closes } = (each ?? {}) as { readonly [key: string]: unknown }
  const named = toList(dayOfWeek).filter((day) => typeof day !== 'string' || !/PublicHolidays$/.test(day))
  if (named.length === 0 && toList(dayOfWeek).length > 0) return []
  const all = named.map((day) => (typeof day === 'string' ? daysIn(day) : null))
  if (all.length === 0 || all.includes(null) || typeof opens !== 'string' || typeof closes !== 'string') return null
  // 00:00 to 00:00 means closed.
  const isClosed = /^0?0:00/.test(opens.trim()) && /^0?0:00/.test(closes.trim())
  const read = isClosed ? null : parsePeriod(opens, closes)
  if (!isClosed && read === null) return null
  return [{ weekdays: all.flatMap((list) => list ?? []), spans: read ? [read] : [] }]
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])

/** Unparsed value, shortened for display. */
const shownText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 120)

/**
 * Parses a week from schema.org's `openingHours` or `openingHoursSpecification`, including days with a break (ENT-08). Days not listed
 * are closed, if all entries are parseable; otherwise there is no week.
 *
 * @example oldHours({ openingHours: 'Mo-Fr 8:30 AM - 5:30 PM' })
 */
export const oldHours = (node: Readonly<Record<string, unknown>>): OldHours => {
  const specifications = toList(node.openingHoursSpecification)
  const all = specifications.length > 0 ? specifications : toList(node.openingHours)
  const read = all.map((each) => ({
    each,
    parsed: specifications.length > 0 ? parseSpecification(each) : typeof each === 'string' ? parseLine(each) : null,
  }))
  const unparsed = read.flatMap(({ each, parsed }) => (parsed === null ? [shownText(each)] : [])).slice(0, 10)
  const parsed = read.flatMap((each) => each.parsed ?? [])
  if (unparsed.length > 0 || parsed.length === 0) return { week: null, unparsed }
  const week = days.flatMap((_name, weekday): OpeningHour[] => {
    const own = joinedSpans(parsed.filter((each) => each.weekdays.includes(weekday)).flatMap(({ spans }) => spans))
    if (own.length === 0) return [{ weekday, status: 'Closed', open: null, close: null }]
    return own
      .slice(0, hoursPerDay)
      .map(({ from, until }) => ({ weekday, status: 'Open', open: storedTime(from), close: storedTime(until) }))
  })
  return { week, unparsed }
}
