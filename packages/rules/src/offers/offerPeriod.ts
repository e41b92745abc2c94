import { instantInZone, type ZonedMoment } from '../dates/momentInZone'
import { parseTime, storedTime } from '../dates/parseTime'
import { momentEverywhere } from '../dates/siteDay'
import type { Offer } from '../entities/Offer'
import { formatDayTime } from '../format/formatDate'

/** When an offer goes live and comes down, in the site's time zone. Without a time, it is the start of the first and the end of the last day. */
export type OfferPeriod = Pick<Offer, 'startsOn' | 'startTime' | 'endsOn' | 'endTime'>

/** When an offer, or another record with such a start, goes live. */
export type OfferStart = Pick<OfferPeriod, 'startsOn' | 'startTime'>

/** Whether an offer has gone live by a local moment (OFR-01). */
export const hasGoneLive = ({ startsOn, startTime }: OfferStart, { date, minutes }: ZonedMoment): boolean =>
  startsOn === null || startsOn < date || (startsOn === date && (startTime ?? '') <= storedTime(minutes))

/** Whether an offer has come down by a local moment: the minute of its end is the first without it (OFR-01). */
export const hasComeDown = ({ endsOn, endTime }: OfferPeriod, { date, minutes }: ZonedMoment): boolean =>
  endsOn !== null && (endsOn < date || (endsOn === date && endTime !== null && endTime <= storedTime(minutes)))

/**
 * The instant at which an offer goes live in a time zone (OFR-01), ISO in UTC; null without a start.
 *
 * @example goesLiveAt({ ...offer, startsOn: '2026-12-05', startTime: '08:00' }, 'Australia/Sydney') // '2026-12-04T21:00:00.000Z'
 */
export const goesLiveAt = ({ startsOn, startTime }: OfferStart, timeZone: string): string | null => {
  if (startsOn === null) return null
  return instantInZone(startsOn, parseTime(startTime ?? '00:00') ?? 0, timeZone).instant
}

type OfferState = 'running' | 'upcoming' | 'ended'

/**
 * State of an offer at an instant: it is live once it is so in all given time zones, and ended once it has come down in all (OFR-01).
 *
 * @param timeZones time zones of its sites
 */
export const offerState = (period: OfferPeriod, now: string, timeZones: readonly string[]): OfferState => {
  const moment = momentEverywhere(now, timeZones)
  if (hasComeDown(period, moment)) return 'ended'
  return hasGoneLive(period, moment) ? 'running' : 'upcoming'
}

/**
 * Text of the day and time at which an offer goes live (OFR-01); null for one without a start.
 *
 * @example goesLiveText({ ...offer, startsOn: '2026-12-05', startTime: '08:00' }) // '5 Dec 2026, 8:00 am'
 */
export const goesLiveText = ({ startsOn, startTime }: OfferStart): string | null =>
  startsOn === null ? null : formatDayTime(startsOn, startTime)

/** Text of the day and time at which an offer comes down (OFR-01); null for one without an end. */
export const comesDownText = ({ endsOn, endTime }: OfferPeriod): string | null => (endsOn === null ? null : formatDayTime(endsOn, endTime))

interface PeriodProblem {
  readonly field: keyof OfferPeriod
  readonly message: string
}

/** Problems between the days and times of an offer whose days exist (OFR-01). */
export const periodProblems = ({ startsOn, startTime, endsOn, endTime }: OfferPeriod): readonly PeriodProblem[] => {
  const isTime = (time: string | null) => time === null || parseTime(time) !== null
  // Malformed times are reported by the field itself.
  if (!isTime(startTime) || !isTime(endTime)) return []
  const problems: PeriodProblem[] = []
  if (startTime !== null && startsOn === null) problems.push({ field: 'startsOn', message: 'Choose a date to go with this time.' })
  if (endTime !== null && endsOn === null) problems.push({ field: 'endsOn', message: 'Choose a date to go with this time.' })
  if (startsOn === null || endsOn === null) return problems
  if (startsOn > endsOn) return [{ field: 'endsOn', message: 'The last day is before the first.' }]
  if (startsOn === endsOn && endTime !== null && endTime <= (startTime ?? '00:00'))
    return [{ field: 'endTime', message: 'It comes down before it goes live. Leave this empty for the end of the day.' }]
  return problems
}
