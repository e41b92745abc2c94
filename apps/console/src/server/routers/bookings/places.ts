import { bookingPlaces } from '@forecourt/data/bookings/by-staff/bookingPlaces'
import { narrowReach } from '../../access/narrowReach'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** The locations with what they offer to be booked, and how many come today or wait for an answer. */
export const places = procedure
  .permission('booking.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const reach = organisationId === null ? ctx.reach : narrowReach(ctx.db, ctx.reach, organisationId)
    const parts = await Promise.all(reach.map(({ scope, siteIds }) => bookingPlaces(scope, { siteIds, now: ctx.now })))
    return parts.flat()
  })
