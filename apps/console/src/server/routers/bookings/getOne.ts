import { nextBookingStates } from '@forecourt/rules/bookings/bookingStates'
import { findBooking } from '../../bookings/findBooking'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** One booking: who comes, when and for what, what may be done with it, and what happened to it. */
export const getOne = procedure
  .permission('booking.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { booking, location, siteName, car, events } = (await findBooking(ctx.accessScopes, id)).record
    return {
      ...booking,
      locationName: location.name,
      timeZone: location.timeZone,
      siteName,
      car,
      events,
      next: nextBookingStates(booking, ctx.now),
    }
  })
