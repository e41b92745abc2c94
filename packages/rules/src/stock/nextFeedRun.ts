import { instantInZone, momentInZone } from '../dates/momentInZone'

/** Schedule of a feed: at an interval, or at local times of day. */
export type FeedSchedule =
  | { readonly kind: 'every'; readonly minutes: number }
  /** Minutes since local midnight, and an IANA time zone. */
  | { readonly kind: 'daily'; readonly at: readonly number[]; readonly timeZone: string }

const minuteMs = 60_000
const dayMs = 86_400_000

const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/**
 * Time of the next fetch of a feed, ISO in UTC (ENT-01). Local times skipped by a clock change count as the instant of the change; null
 * for a schedule without times.
 *
 * @param after the instant of the last fetch, ISO in UTC
 */
export const nextFeedRun = (schedule: FeedSchedule, after: string): string | null => {
  if (schedule.kind === 'every') return new Date(Date.parse(after) + schedule.minutes * minuteMs).toISOString()
  const { date } = momentInZone(after, schedule.timeZone)
  const instants = [0, 1, 2].flatMap((days) =>
    schedule.at.map((minutes) => instantInZone(dayAfter(date, days), minutes, schedule.timeZone).instant),
  )
  return instants.filter((instant) => instant > after).sort()[0] ?? null
}
