import { moveBooking } from '@forecourt/data/bookings/moveBooking'
import { z } from 'zod'
import { bookingAnswer } from '../../bookings/bookingAnswer'
import { localTime, place, recordId } from '../../bookings/bookingInput'
import { findBooking } from '../../bookings/findBooking'
import { procedure } from '../../procedure'

/** Moves a booking to another time, and has whoever comes told a little later. */
export const move = procedure
  .permission('booking.update')
  .input(z.object({ id: recordId, to: place, reason: z.string().trim().max(200).default(''), expectedRevision: z.number().int() }))
  .mutation(async ({ ctx, input: { id, to, reason, expectedRevision } }) => {
    const { accessScope } = await findBooking(ctx.accessScopes, id)
    return bookingAnswer(
      await moveBooking(accessScope.scope, {
        ...{ id, reason, expectedRevision, actor: ctx.actor, now: ctx.now, siteIds: accessScope.siteIds },
        local: localTime(to),
        by: 'dealer',
      }),
    )
  })
