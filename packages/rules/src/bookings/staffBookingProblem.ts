import { momentInZone } from '../dates/momentInZone'
import { type BookableTimes, bookableSpans } from './bookableSpans'
import type { TakenTime } from './openSlots'

/** What stands in the way of a booking that staff make. */
export interface StaffBookingProblem {
  /** A sentence for whoever books. */
  readonly says: string
  /** Whether it may be booked all the same, for a reason that is kept. */
  readonly mayOverride: boolean
  readonly what: 'over' | 'car' | 'full' | 'blocked' | 'closed'
}

export interface StaffBookingRequest extends BookableTimes {
  readonly blocked: readonly TakenTime[]
  /** When the car is in use. */
  readonly carTaken: readonly TakenTime[]
  /** What is booked of the kind at the place. */
  readonly taken: readonly TakenTime[]
  /** Milliseconds since 1970. */
  readonly startsAt: number
  /** The instant, ISO in UTC. */
  readonly now: string
}

const minuteMs = 60_000
/** How long ago somebody may have come who is booked only now. */
const latestMs = 12 * 60 * minuteMs

/**
 * Says what stands in the way of a booking that people of the place make or move (API-14, ENQ-24): they need no notice and no
 * horizon, and may come between the slots. What goes beyond the hours, a block or the capacity needs a reason; a car is in one
 * drive at a time whoever books. Null where nothing is in the way.
 */
export const staffBookingProblem = (asked: StaffBookingRequest): StaffBookingProblem | null => {
  const { settings, location, blocked, carTaken, taken, startsAt, now } = asked
  const endsAt = startsAt + settings.minutes * minuteMs
  const freeAt = endsAt + settings.turnaroundMinutes * minuteMs
  const meets = (until: number) => (time: TakenTime) => time.from < until && startsAt < time.until
  if (startsAt < Date.parse(now) - latestMs) return { says: 'That time is long over.', mayOverride: false, what: 'over' }
  if (carTaken.some(meets(freeAt))) return { says: 'The car is booked by somebody else then.', mayOverride: false, what: 'car' }
  if (taken.filter(meets(freeAt)).length >= settings.capacity)
    return {
      says: `It is full: ${settings.capacity} at a time ${settings.capacity === 1 ? 'is' : 'are'} all the place takes.`,
      mayOverride: true,
      what: 'full',
    }
  if (blocked.some(meets(endsAt))) return { says: 'That time is blocked.', mayOverride: true, what: 'blocked' }
  const { date, minutes } = momentInZone(new Date(startsAt).toISOString(), location.timeZone)
  const isOpen = bookableSpans(asked, date).some(({ from, until }) => from <= minutes && minutes + settings.minutes <= until)
  return isOpen
    ? null
    : { says: 'Shoppers can’t book that time: it is outside of what the place offers.', mayOverride: true, what: 'closed' }
}
