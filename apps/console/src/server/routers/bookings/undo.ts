import { undoBookingChange } from '@forecourt/data/bookings/by-staff/undoBookingChange'
import { z } from 'zod'
import { bookingAnswer } from '../../bookings/bookingAnswer'
import { recordId } from '../../bookings/bookingInput'
import { findBooking } from '../../bookings/findBooking'
import { procedure } from '../../procedure'

/** Takes back what was done to a booking just now. */
export const undo = procedure
  .permission('booking.update')
  .input(z.object({ id: recordId, expectedRevision: z.number().int() }))
  .mutation(async ({ ctx, input }) => {
    const { accessScope } = await findBooking(ctx.accessScopes, input.id)
    return bookingAnswer(
      await undoBookingChange(accessScope.scope, { ...input, actor: ctx.actor, now: ctx.now, siteIds: accessScope.siteIds }),
    )
  })
