import { bookingPlaces } from '@forecourt/data/bookings/by-staff/bookingPlaces'
import { narrowScopes } from '../../access/narrowScopes'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** The locations with what they offer to be booked, and how many come today or wait for an answer. */
export const places = procedure
  .permission('booking.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => bookingPlaces(scope, { siteIds, now: ctx.now })))
    return parts.flat()
  })
