import { momentInZone, type ZonedMoment } from './momentInZone'
import { storedTime } from './parseTime'
import type { SiteMoment } from './siteDay'

/** Length of a day without a time. */
const dayLength = '2026-12-05'.length

/**
 * A period by the site's clock. Each end is a day (`2026-12-05`), a day with a time (`2026-12-05T08:00`), or empty if the period is open.
 */
export interface Period {
  readonly start: string
  readonly expiry: string
}

/** Formats a local moment like an end of a period: `2026-12-05T08:00`. */
export const localMoment = ({ date, minutes }: ZonedMoment): string => `${date}T${storedTime(minutes)}`

/** The site's local time, such as `2026-12-05T08:00` (CNT-05, CNT-08). */
export const siteTime = ({ config, now }: SiteMoment): string => localMoment(momentInZone(now, config.identity.timeZone))

/** Whether a period has begun at a local time; a day begins at midnight (ENT-24, CNT-05, CNT-08). */
export const hasBegun = ({ start }: Pick<Period, 'start'>, time: string): boolean => start <= time

/** Whether a period has ended at a local time: after its last day, or from the minute of its end on (ENT-24, CNT-05, CNT-08). */
export const hasEnded = ({ expiry }: Pick<Period, 'expiry'>, time: string): boolean =>
  expiry !== '' && (expiry.length > dayLength ? expiry <= time : expiry < time.slice(0, dayLength))

/** Whether a period includes a local time (ENT-24, CNT-05, CNT-08). */
export const runsAt = (period: Period, time: string): boolean => hasBegun(period, time) && !hasEnded(period, time)

/** The parts of an end: the day, and the time or null. */
export const dayAndTime = (end: string): readonly [day: string, time: string | null] => [
  end.slice(0, dayLength),
  end.slice(dayLength + 1) || null,
]

/** Whether a period ends before or when it starts. */
export const isEmptyPeriod = ({ start, expiry }: Period): boolean =>
  start !== '' && hasEnded({ expiry }, start.length > dayLength ? start : `${start}T00:00`)
