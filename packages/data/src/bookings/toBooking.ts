import type { BookedCarNews, Booking, BookingDetails, BookingKind, BookingState } from '@forecourt/rules/bookings/Booking'
import type { Booking as Row } from '../generated/client'

/** The one place that knows how a row becomes a booking. */
export const toBooking = ({ idempotencyKey: _, updatedAt: __, ...row }: Row): Booking => ({
  ...row,
  kind: row.kind as BookingKind,
  state: row.state as BookingState,
  details: row.details as BookingDetails,
  carNews: row.carNews as BookedCarNews | null,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  freeAt: row.freeAt.toISOString(),
  heldUntil: row.heldUntil?.toISOString() ?? null,
  remindedAt: row.remindedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
