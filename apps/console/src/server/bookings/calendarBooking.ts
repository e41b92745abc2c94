import type { BlockedTime } from '@forecourt/data/bookings/blockTime'
import type { Booking } from '@forecourt/rules/bookings/Booking'

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
