const minuteMs = 60_000

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/**
 * How long a hold has left, in its two largest units (CHK-05).
 *
 * @param until ISO in UTC, as `now`
 * @example timeLeftText('2026-05-04T03:30:00Z', '2026-05-04T01:00:00Z') // '2 hours 30 minutes left.'
 */
export const timeLeftText = (until: string, now: string): string => {
  const minutes = Math.floor((Date.parse(until) - Date.parse(now)) / minuteMs)
  if (minutes < 1) return minutes < 0 ? 'The time is over.' : 'Less than a minute left.'
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts = [days > 0 && some(days, 'day'), hours > 0 && some(hours, 'hour'), days === 0 && rest > 0 && some(rest, 'minute')]
  return `${parts.filter(Boolean).join(' ')} left.`
}
