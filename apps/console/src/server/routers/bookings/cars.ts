import { bookableCars } from '@forecourt/data/bookings/by-staff/bookableCars'
import { z } from 'zod'
import { findWithin } from '../../access/findWithin'
import { recordId } from '../../bookings/bookingInput'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Cars of a location that can be taken for a drive, by name, stock number or rego. */
export const cars = procedure
  .permission('booking.read')
  .input(z.object({ locationId: recordId, q: z.string().max(100).default('') }))
  .query(async ({ ctx, input }) => {
    const found = await findWithin(ctx.accessScopes, (scope, { siteIds }) => bookableCars(scope, { ...input, siteIds }))
    if (!found) throw notFound('location')
    return found.record.map(({ id, name, stockNumber }) => ({ id, name: `${name} · ${stockNumber}` }))
  })
