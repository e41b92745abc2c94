import type { BookResult } from '@forecourt/data/bookings/book'
import type { BookingChangeResult } from '@forecourt/data/bookings/moveBooking'
import type { Booking } from '@forecourt/rules/bookings/Booking'
import { CallProblem } from '../errors/CallProblem'
import { notFound } from '../errors/notFound'

/** A booking as what was done to it left it; what could not be done is refused in a sentence. */
export const bookingAnswer = (result: BookingChangeResult | BookResult): Pick<Booking, 'id' | 'revision' | 'state' | 'startsAt'> => {
  if (!result.ok) throw result.reason === 'notFound' ? notFound('booking') : new CallProblem('CONFLICT', result.message)
  const { id, revision, state, startsAt } = result.booking
  return { id, revision, state, startsAt }
}
