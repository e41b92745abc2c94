import { staffTimes } from '@forecourt/data/bookings/by-staff/staffTimes'
import { zoneName } from '@forecourt/rules/format/formatMoment'
import { findWithin } from '../../access/findWithin'
import { kind, place, recordId } from '../../bookings/bookingInput'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** What a day has free for a booking by staff, and what stands in the way of a time of it. */
export const free = procedure
  .permission('booking.read')
  .input(place.extend({ locationId: recordId, kind, carId: recordId.nullable(), except: recordId.nullable() }))
  .query(async ({ ctx, input: { except, ...asked } }) => {
    const found = await findWithin(ctx.accessScopes, (scope, { siteIds }) =>
      staffTimes(scope, { ...asked, ...(except !== null && { movingId: except }), siteIds, now: ctx.now }),
    )
    if (!found) throw notFound('location')
    const { timeZone, free: minutes, problem } = found.record
    return { zone: `${zoneName(timeZone)} time`, free: minutes, problem: problem?.says ?? null, mayOverride: problem?.mayOverride ?? false }
  })
