import { changeBookingState } from '@forecourt/data/bookings/changeBookingState'
import { z } from 'zod'
import { bookingAnswer } from '../../bookings/bookingAnswer'
import { recordId } from '../../bookings/bookingInput'
import { findBooking } from '../../bookings/findBooking'
import { procedure } from '../../procedure'

/** Confirms or cancels a booking, or says whether somebody came. */
export const transition = procedure
  .permission('booking.update')
  .input(
    z.object({
      id: recordId,
      to: z.enum(['confirmed', 'completed', 'cancelled', 'no_show']),
      reason: z.string().trim().max(300).default(''),
      expectedRevision: z.number().int(),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { accessScope } = await findBooking(ctx.accessScopes, input.id)
    return bookingAnswer(
      await changeBookingState(accessScope.scope, { ...input, by: 'dealer', actor: ctx.actor, now: ctx.now, siteIds: accessScope.siteIds }),
    )
  })
