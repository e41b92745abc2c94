import { z } from 'zod'
import { recordId } from '../../bookings/bookingInput'
import { findPlace } from '../../bookings/findPlace'
import { procedure } from '../../procedure'

/** What a location offers to be booked, of each kind. */
export const settings = procedure
  .permission('booking.settings')
  .input(z.object({ locationId: recordId }))
  .query(async ({ ctx, input: { locationId } }) => {
    const { location, kinds } = (await findPlace(ctx.accessScopes, locationId)).record
    return { location: { id: location.id, name: location.name, timeZone: location.timeZone, state: location.address.state }, kinds }
  })
