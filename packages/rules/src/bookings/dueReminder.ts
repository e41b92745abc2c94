import { momentInZone } from '../dates/momentInZone'
import { type Booking, waitsForShopper } from './Booking'
import type { BookingSettings } from './BookingSettings'

/** Reminders: one day and a few hours before the visit. */
export const reminders = ['dayBefore', 'hoursBefore'] as const
export type Reminder = (typeof reminders)[number]

const hourMs = 3_600_000

/** Send window of each reminder, in hours before the visit. */
const spans: { readonly [Name in Reminder]: { readonly from: number; readonly until: number } } = {
  dayBefore: { from: 24, until: 4 },
  hoursBefore: { from: 2, until: 0.5 },
}

/** Reminders only go out by day, in the location's local time. */
const morning = 8
const evening = 20

export interface RemindedVisit extends Pick<Booking, 'state' | 'startsAt' | 'heldUntil'> {
  /** When the shopper last got a message about it: booked, confirmed or moved. ISO in UTC. */
  readonly notifiedAt: string
}

/**
 * The reminder of a visit that is due, or null (ENQ-24): only for confirmed visits without open steps, by day at the location, and not if
 * the shopper got another message since the reminder's send window opened.
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
