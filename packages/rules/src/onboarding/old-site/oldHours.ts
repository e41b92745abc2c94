import type { OpeningHour } from '../../entities/Location'

const days = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']

/** The day of the week a name means, in short or whole, with or without schema.org's address; -1 for none. */
const dayOf = (name: string) => days.indexOf(name.replace(/^.*\//, '').slice(0, 2).toLowerCase())

/** A time as HH:MM; null for what is none. */
const timeOf = (text: string): string | null => {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})/.exec(text.trim()) ?? []
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}

interface Interval {
  readonly weekday: number
  readonly open: string
  readonly close: string
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])

const interval = (weekday: number, opens: string, closes: string): Interval[] => {
  const [open, close] = [timeOf(opens), timeOf(closes)]
  return weekday >= 0 && open !== null && close !== null && open < close ? [{ weekday, open, close }] : []
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
 * The week that schema.org's `openingHours` or `openingHoursSpecification` says, Sunday first; a day with several intervals is open from the
 * first to the last (ENT-08). Null where nothing can be read; days that are not named are closed.
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
  return days.map((_name, weekday) => {
    const own = intervals.filter((each) => each.weekday === weekday)
    const open = own.map((each) => each.open).sort()[0]
    const close = own
      .map((each) => each.close)
      .sort()
      .at(-1)
    return open !== undefined && close !== undefined
      ? { weekday, status: 'Open' as const, open, close }
      : { weekday, status: 'Closed' as const, open: null, close: null }
  })
}
