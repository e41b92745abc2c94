import { listBookings } from '@forecourt/data/bookings/listBookings'
import { isHeld } from '@forecourt/rules/bookings/Booking'
import { formatMoment } from '@forecourt/rules/format/formatMoment'
import { z } from 'zod'
import { blockedTimes } from '../../bookings/blockedTimes'
import { kind, place, recordId } from '../../bookings/bookingInput'
import { findPlace } from '../../bookings/findPlace'
import { procedure } from '../../procedure'

/** Who is booked in a time that is about to be blocked. */
export const within = procedure
  .permission('booking.read')
  .input(z.object({ locationId: recordId, kind: kind.nullable(), carId: recordId.nullable(), from: place, until: place }))
  .query(async ({ ctx, input: { locationId, kind: ofKind, carId, ...times } }) => {
    const { record, accessScope } = await findPlace(ctx.accessScopes, locationId)
    const { timeZone } = record.location
    const { startsAt, endsAt } = blockedTimes(times, timeZone)
    if (startsAt >= endsAt) return []
    const { bookings } = await listBookings(accessScope.scope, {
      locationId,
      ...(ofKind && { kind: ofKind }),
      from: startsAt,
      until: endsAt,
      siteIds: accessScope.siteIds,
    })
    return bookings
      .filter((booking) => isHeld(booking) && (carId === null || booking.carId === carId))
      .map(({ id, name, lastName, startsAt: at }) => ({
        id,
        words: `${name} ${lastName}`.trim().concat(`, ${formatMoment(at, timeZone, ctx.now)}`),
      }))
  })
