import { instantInZone } from '../dates/instantInZone'
import { momentInZone } from '../dates/momentInZone'
import { storedTime } from '../dates/parseTime'
import type { SpecialDay } from '../entities/Location'
import { clockMinutes } from './clockMinutes'
import type { TypedSpecialDay } from './hoursProblems'

/** A special day by the clock on the wall of its place (ENT-09, LOC-16), as people read and type it. */
export const wallSpecialDay = ({ date, name, status, startAt, endAt }: SpecialDay, timeZone: string): TypedSpecialDay => {
  const minutesOf = (instant: string | null) => {
    if (status === 'Closed' || instant === null) return null
    const moment = momentInZone(instant, timeZone)
    return storedTime(moment.date > date ? 1440 : moment.minutes)
  }
  return { date, name, status, open: minutesOf(startAt), close: minutesOf(endAt) }
}

/** A typed special day with its instants in UTC (ENT-09, LOC-16), daylight saving of that day included. */
export const storedSpecialDay = ({ date, name, status, open, close }: TypedSpecialDay, timeZone: string): SpecialDay => {
  const instantOf = (time: string | null) => {
    const minutes = clockMinutes(time)
    return status === 'Closed' || minutes === null ? null : instantInZone(date, minutes, timeZone).instant
  }
  return { date, name: name.trim(), status, startAt: instantOf(open), endAt: instantOf(close) }
}
