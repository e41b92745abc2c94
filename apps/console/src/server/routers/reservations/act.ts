import { actOnReservation } from '@forecourt/data/reservations/reservationPage'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { findReservation } from './findReservation'

/** Completes a sale, cancels a reservation, tries a refund again, or notes that the money went back another way. */
export const act = procedure
  .permission('reservation.manage')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      deed: z.enum(['complete', 'release', 'retryReturn', 'returnedByHand']),
      note: z.string().max(500).default(''),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { accessScope } = await findReservation(ctx.accessScopes, input.id)
    const result = await actOnReservation(accessScope.scope, { ...input, actor: ctx.actor, siteIds: accessScope.siteIds, now: ctx.now })
    if (!result.ok) throw result.reason === 'notFound' ? notFound('reservation') : new CallProblem('CONFLICT', result.message)
    return (await findReservation(ctx.accessScopes, input.id)).record
  })
