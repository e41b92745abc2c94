import { isCalendarDate } from '@forecourt/rules/dates/calendarDate'
import { instantInZone } from '@forecourt/rules/dates/momentInZone'
import { parseTime } from '@forecourt/rules/dates/parseTime'

/** The setting in the editor's address: `?at=/search/pageSize` or `?section=search`; empty for none. */
export const startPointer = (search: string): string => {
  const params = new URLSearchParams(search)
  return params.get('at') ?? (params.has('section') ? `/${params.get('section')}` : '')
}

/** The page in the editor's address: `?path=/search`; the home page without one, or for a path off the site. */
export const startPath = (search: string): string => {
  const path = new URLSearchParams(search).get('path') ?? '/'
  return /^\/(?![/\\])/.test(path) ? path : '/'
}

/**
 * The time of the preview in the editor's address, in the site's time zone: `?time=2026-12-05T08:00`; null for now.
 *
 * @returns ISO in UTC
 */
export const startTime = (search: string, timeZone: string): string | null => {
  const [date = '', time = ''] = (new URLSearchParams(search).get('time') ?? '').split('T')
  const minutes = parseTime(time)
  return isCalendarDate(date) && minutes !== null ? instantInZone(date, minutes, timeZone).instant : null
}
