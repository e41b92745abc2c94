import { momentInZone } from '../dates/momentInZone'
import { bookableSpans } from '../hours/visitSpans'
import type { BookableTimes } from './bookingsOutside'
import type { TakenTime } from './openSlots'

/** Conflict of a booking that staff make. */
export interface StaffBookingProblem {
  /** Sentence for the staff member. */
  readonly message: string
  /** Whether staff may override it by giving a reason, which is stored. */
  readonly mayOverride: boolean
  readonly what: 'past' | 'car' | 'full' | 'blocked' | 'closed'
}

export interface StaffBookingRequest extends BookableTimes {
  readonly blocked: readonly TakenTime[]
  /** Periods in which the car is in use. */
  readonly carTaken: readonly TakenTime[]
  /** Existing bookings of this kind at the location. */
  readonly taken: readonly TakenTime[]
  /** Milliseconds since 1970. */
  readonly startsAt: number
  /** The instant, ISO in UTC. */
  readonly now: string
}

const minuteMs = 60_000
/** How far in the past staff may enter a walk-in. */
const maxPastMs = 12 * 60 * minuteMs

/**
 * Finds the conflict of a booking that staff make or move (API-14, ENQ-24); null if there is none. Staff ignore notice and horizon and
 * may book between slots. Outside the hours, in a block or over capacity a reason is required; one car never has two drives at a time.
 */
export const staffBookingProblem = (request: StaffBookingRequest): StaffBookingProblem | null => {
  const { settings, location, blocked, carTaken, taken, startsAt, now } = request
  const endsAt = startsAt + settings.minutes * minuteMs
  const freeAt = endsAt + settings.turnaroundMinutes * minuteMs
  const overlaps = (until: number) => (time: TakenTime) => time.from < until && startsAt < time.until
  if (startsAt < Date.parse(now) - maxPastMs) return { message: 'This time is in the past.', mayOverride: false, what: 'past' }
  if (carTaken.some(overlaps(freeAt))) return { message: 'The car is already booked at that time.', mayOverride: false, what: 'car' }
  if (taken.filter(overlaps(freeAt)).length >= settings.capacity)
    return {
      message: `This time is full: ${settings.capacity} ${settings.capacity === 1 ? 'visit is' : 'visits are'} the limit.`,
      mayOverride: true,
      what: 'full',
    }
  if (blocked.some(overlaps(endsAt))) return { message: 'That time is blocked.', mayOverride: true, what: 'blocked' }
  const { date, minutes } = momentInZone(new Date(startsAt).toISOString(), location.timeZone)
  const isOpen = bookableSpans(request, date).some(({ from, until }) => from <= minutes && minutes + settings.minutes <= until)
  return isOpen ? null : { message: 'This is outside the times shoppers can book.', mayOverride: true, what: 'closed' }
}
