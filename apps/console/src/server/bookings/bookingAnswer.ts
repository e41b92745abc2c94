import type { BookResult } from '@forecourt/data/bookings/book'
import type { BookingChangeResult } from '@forecourt/data/bookings/changeBookingState'
import type { BlockedTime } from '@forecourt/data/bookings/listBookings'
import type { Booking } from '@forecourt/rules/bookings/Booking'
import { CallProblem, notFound } from '../errors/CallProblem'

/** A booking as the calendar shows it: no more than it needs, of thousands. */
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
  name,
  lastName,
  phone,
  email,
  revision,
  carNews,
}: Booking) => ({
  ...{ id, locationId, kind, state, startsAt, endsAt, heldUntil, carId, carName, name, lastName, phone, email, revision, carNews },
})

export const calendarBlock = ({ id, kind, carId, startsAt, endsAt, reason, createdBy }: BlockedTime) => ({
  ...{ id, kind, carId, startsAt, endsAt, reason, createdBy },
})

/** A booking as what was done to it left it; what could not be done is refused in a sentence. */
export const bookingAnswer = (result: BookingChangeResult | BookResult): Pick<Booking, 'id' | 'revision' | 'state' | 'startsAt'> => {
  if (!result.ok) throw result.reason === 'notFound' ? notFound('booking') : new CallProblem('CONFLICT', result.message)
  const { id, revision, state, startsAt } = result.booking
  return { id, revision, state, startsAt }
}
