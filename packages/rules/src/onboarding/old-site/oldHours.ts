import { parseTime, storedTime } from '../../dates/parseTime'
import type { OpeningHour } from '../../entities/Location'
import { joinedSpans, type OpenSpan } from '../../hours/dayHours'
import { hoursPerDay } from '../../hours/hoursProblems'

/** The hours of a place as its old site says them. */
export interface OldHours {
  /** A whole week, Sunday first; null where nothing is said, or something that isn't understood. */
  readonly week: readonly OpeningHour[] | null
  /** What isn't understood, as it is written there. */
  readonly unread: readonly string[]
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
/** Days and what follows them: 'mo-fr 8:30am-5:30pm', 'sat: 9-12, 1pm-4pm', 'sun closed'. */
const entryPattern = new RegExp(`[ ,;|]*(${dayList}) ?:? ?(closed|off|${span}(?:(?: ?[,;&] ?| )${span})*)(?= ?[,;|]| ?$| ${dayList})`, 'y')

/** Longer texts are not hours. */
const mostLetters = 400

/** One way of writing dashes, blanks and halves of the day. */
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

/** The weekdays that 'mo-fr', 'sa,su' or 'daily' means; null for none. */
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

/** Every time of day a text can mean: with am or pm, or where neither is said, by a 24-hour clock. */
const readingsOf = (time: string, halves: boolean): number[] => {
  const clockTime = time.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1')
  const written = halves && !hasHalf(clockTime) ? [clockTime, `${clockTime}pm`] : [clockTime]
  return [...new Set(written.flatMap((each) => parseTime(each) ?? []))]
}

/** No dealer opens in the dark: hours that begin before five are in the afternoon, and written without saying so. */
const earliest = 5 * 60

/**
 * The stretch of a day between two times. Where only one of them says am or pm, the other is what makes sense, if only one reading
 * does: '8:30-5:30pm', but not '8-9pm'. Null for what isn't understood.
 */
const spanOf = (opens: string, closes: string): OpenSpan | null => {
  const [first, last] = [plain(opens), plain(closes)]
  if (!isClock.test(first) || !isClock.test(last)) return null
  const halves = hasHalf(first) !== hasHalf(last)
  const froms = readingsOf(first, halves).map((from) => (first === 'midnight' ? 0 : from))
  const untils = readingsOf(last, halves).map((until) => until || 1440)
  const possible = froms.flatMap((from) => untils.flatMap((until) => (from < until ? [{ from, until }] : [])))
  const [only] = possible
  const isDark = only && only.from < earliest && !(only.from === 0 && only.until >= 1439) && !hasHalf(first)
  return possible.length === 1 && only && !isDark ? only : null
}

/** What is said of a day: its hours, none where it is closed. */
interface Said {
  readonly weekdays: readonly number[]
  readonly spans: readonly OpenSpan[]
}

/** Entries one after another until the end of a text; null where a part of it isn't understood. */
const readLine = (line: string): Said[] | null => {
  const text = plain(line)
  if (text.length > mostLetters) return null
  const entry = new RegExp(entryPattern)
  const said: Said[] = []
  while (!/^[ ,;|]*$/.test(text.slice(entry.lastIndex))) {
    const [, named = '', times = ''] = entry.exec(text) ?? []
    const named7 = named && daysIn(named)
    if (!named7) return null
    const spans =
      times === 'closed' || times === 'off'
        ? []
        : [...times.matchAll(new RegExp(`(${clock}) ?- ?(${clock})`, 'g'))].map(([, opens = '', closes = '']) => spanOf(opens, closes))
    if (spans.some((each) => each === null)) return null
    said.push({ weekdays: named7, spans: spans.filter((each) => each !== null) })
  }
  return said
}

/** What an OpeningHoursSpecification says; null where it isn't understood, nothing of public holidays. */
const readSpecification = (each: unknown): Said[] | null => {
  const { dayOfWeek, opens, closes } = (each ?? {}) as { readonly [key: string]: unknown }
  const named = listOf(dayOfWeek).filter((day) => typeof day !== 'string' || !/PublicHolidays$/.test(day))
  if (named.length === 0 && listOf(dayOfWeek).length > 0) return []
  const all = named.map((day) => (typeof day === 'string' ? daysIn(day) : null))
  if (all.length === 0 || all.includes(null) || typeof opens !== 'string' || typeof closes !== 'string') return null
  // How a day is said to be closed.
  const isClosed = /^0?0:00/.test(opens.trim()) && /^0?0:00/.test(closes.trim())
  const read = isClosed ? null : spanOf(opens, closes)
  if (!isClosed && read === null) return null
  return [{ weekdays: all.flatMap((list) => list ?? []), spans: read ? [read] : [] }]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])

/** What was not understood, short enough to be shown. */
const shownText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 120)

/**
 * The week that schema.org's `openingHours` or `openingHoursSpecification` says, a day that closes in between with its several hours
 * (ENT-08). Days that are not named are closed, if everything that is said is understood: else no week is made of the rest.
 *
 * @example oldHours({ openingHours: 'Mo-Fr 8:30 AM - 5:30 PM' })
 */
export const oldHours = (node: Readonly<Record<string, unknown>>): OldHours => {
  const specifications = listOf(node.openingHoursSpecification)
  const all = specifications.length > 0 ? specifications : listOf(node.openingHours)
  const read = all.map((each) => ({
    each,
    said: specifications.length > 0 ? readSpecification(each) : typeof each === 'string' ? readLine(each) : null,
  }))
  const unread = read.flatMap(({ each, said }) => (said === null ? [shownText(each)] : [])).slice(0, 10)
  const said = read.flatMap((each) => each.said ?? [])
  if (unread.length > 0 || said.length === 0) return { week: null, unread }
  const week = days.flatMap((_name, weekday): OpeningHour[] => {
    const own = joinedSpans(said.filter((each) => each.weekdays.includes(weekday)).flatMap(({ spans }) => spans))
    if (own.length === 0) return [{ weekday, status: 'Closed', open: null, close: null }]
    return own
      .slice(0, hoursPerDay)
      .map(({ from, until }) => ({ weekday, status: 'Open', open: storedTime(from), close: storedTime(until) }))
  })
  return { week, unread }
}
