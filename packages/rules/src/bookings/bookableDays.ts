import { addDays } from '../dates/calendarDate'
import type { BookingSettings } from './BookingSettings'
import type { Slot } from './openSlots'

/** A day with its free times, in local time: `YYYY-MM-DD` and `HH:MM`. */
export interface BookableDay {
  readonly date: string
  readonly times: readonly string[]
}

/** Form value for “none of these times suits”. */
export const noTimeSuits = 'other'
export const noTimeSuitsLabel = 'None of these times suit. Please call me.'

/** Free times of a location (API-14). */
export interface LocationTimes extends Pick<BookingSettings, 'minutes' | 'confirmation'> {
  readonly locationId: string
  readonly name: string
  readonly timeZone: string
  /** Days with a free time, earliest first. */
  readonly days: readonly BookableDay[]
}

/** Example times for previews, without a query (API-14). `now`: ISO in UTC. */
export const exampleTimes = (locationId: string, now: string): LocationTimes => ({
  locationId,
  name: 'this location',
  timeZone: 'Australia/Sydney',
  minutes: 30,
  confirmation: 'byPerson',
  days: [1, 2, 3, 4, 5].map((days) => ({ date: addDays(now.slice(0, 10), days), times: ['09:00', '10:30', '13:00', '15:30'] })),
})

/** Groups slots by day (API-14). */
export const bookableDays = (slots: readonly Pick<Slot, 'local'>[]): BookableDay[] => {
  const days: { date: string; times: string[] }[] = []
  for (const { local } of slots) {
    const [date = '', time = ''] = local.split('T')
    const last = days.at(-1)
    if (last?.date === date) last.times.push(time)
    else days.push({ date, times: [time] })
  }
  return days
}
