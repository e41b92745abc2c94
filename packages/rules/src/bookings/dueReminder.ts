import { momentInZone } from '../dates/momentInZone'
import { type Booking, waitsForShopper } from './Booking'
import type { BookingSettings } from './BookingSettings'

/** What a shopper is reminded of, and when: a day before, or a few hours. */
export const reminders = ['dayBefore', 'hoursBefore'] as const
export type Reminder = (typeof reminders)[number]

const hourMs = 3_600_000

/** How long before a visit each may go out: from the first until the second. Hours. */
const spans: { readonly [Name in Reminder]: { readonly from: number; readonly until: number } } = {
  dayBefore: { from: 24, until: 4 },
  hoursBefore: { from: 2, until: 0.5 },
}

/** Nobody is woken by a reminder: hours of the place's own clock. */
const morning = 8
const evening = 20

export interface RemindedVisit extends Pick<Booking, 'state' | 'startsAt' | 'heldUntil'> {
  /** When the shopper last heard of it: as it was booked, confirmed or moved. ISO in UTC. */
  readonly notifiedAt: string
}

/**
 * Says which reminder of a visit is due (ENQ-24), null where none is: of confirmed visits alone, which nothing is missing of, by day at the place, and not to
 * somebody who has heard of the visit since it would have been due.
 *
 * @param now the instant, ISO in UTC
 */
export const dueReminder = (
  { state, startsAt, heldUntil, notifiedAt }: RemindedVisit,
  settings: Pick<BookingSettings, 'remindsDayBefore' | 'remindsHoursBefore'>,
  timeZone: string,
  now: string,
): Reminder | null => {
  if (state !== 'confirmed' || waitsForShopper({ state, heldUntil })) return null
  const hour = momentInZone(now, timeZone).minutes / 60
  if (hour < morning || hour >= evening) return null
  const ahead = Date.parse(startsAt) - Date.parse(now)
  const isWanted = { dayBefore: settings.remindsDayBefore, hoursBefore: settings.remindsHoursBefore }
  return (
    reminders.find((name) => {
      const { from, until } = spans[name]
      const wasDue = Date.parse(startsAt) - from * hourMs
      return isWanted[name] && ahead <= from * hourMs && ahead > until * hourMs && Date.parse(notifiedAt) < wasDue
    }) ?? null
  )
}
