import type { BookResult } from '@forecourt/data/bookings/book'
import type { BookingChangeResult } from '@forecourt/data/bookings/changeBookingState'
import type { BlockedTime, ListedBooking } from '@forecourt/data/bookings/listBookings'
import type { Booking } from '@forecourt/rules/bookings/Booking'
import { CallProblem, notFound } from '../errors/CallProblem'

/** A booking for the calendar, with only the fields it needs, since there may be thousands. */
export const calendarBooking = ({
  id,
  locationId,
  kind,
  state,
  startsAt,
  endsAt,
  heldUntil,
  carId,
  carName,
  carNumber,
  name,
  lastName,
  phone,
  email,
  revision,
  carNews,
}: ListedBooking) => ({
  ...{ id, locationId, kind, state, startsAt, endsAt, heldUntil },
  ...{ carId, carName, carNumber, name, lastName, phone, email, revision, carNews },
})

export const calendarBlock = ({ id, kind, carId, startsAt, endsAt, reason, createdBy }: BlockedTime) => ({
  ...{ id, kind, carId, startsAt, endsAt, reason, createdBy },
})

/** Returns the changed booking; throws a refusal as a sentence. */
export const requireChangedBooking = (
  result: BookingChangeResult | BookResult,
): Pick<Booking, 'id' | 'revision' | 'state' | 'startsAt'> => {
  if (!result.ok) throw result.reason === 'notFound' ? notFound('booking') : new CallProblem('CONFLICT', result.message)
  const { id, revision, state, startsAt } = result.booking
  return { id, revision, state, startsAt }
}
