import { blockTime } from '@forecourt/data/bookings/blockTime'
import { z } from 'zod'
import { blockedTimes } from '../../bookings/blockedTimes'
import { kind, place, recordId } from '../../bookings/bookingInput'
import { findPlace } from '../../bookings/findPlace'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Blocks time of a location, of one kind there, or of one car. What is booked in it stays. */
export const block = procedure
  .permission('booking.update')
  .input(
    z.object({
      locationId: recordId,
      kind: kind.nullable(),
      carId: recordId.nullable(),
      from: place,
      until: place,
      reason: z.string().max(200).default(''),
      key: z.string().min(8).max(100),
    }),
  )
  .mutation(async ({ ctx, input: { locationId, kind: ofKind, carId, from, until, reason, key } }) => {
    const { record, accessScope } = await findPlace(ctx.accessScopes, locationId)
    const result = await blockTime(accessScope.scope, {
      ...{ locationId, kind: ofKind, carId, reason },
      ...blockedTimes({ from, until }, record.location.timeZone),
      idempotencyKey: key,
      siteIds: accessScope.siteIds,
      actor: ctx.actor,
    })
    if (!result.ok) throw result.reason === 'notFound' ? notFound('car') : new CallProblem('BAD_REQUEST', result.message)
    return { id: result.block.id }
  })
