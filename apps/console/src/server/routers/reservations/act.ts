import { actOnReservation } from '@forecourt/data/reservations/reservationPage'
import { type StaffDeed, staffDeeds } from '@forecourt/rules/reservations/staffSteps'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { findReservation } from './findReservation'

/** Completes a sale, cancels a reservation, tries again to refund or take a deposit, or notes that the money went back another way. */
export const act = procedure
  .permission('reservation.manage')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      deed: z.enum(Object.keys(staffDeeds) as StaffDeed[]),
      note: z.string().max(500).default(''),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { accessScope } = await findReservation(ctx.accessScopes, input.id)
    const result = await actOnReservation(accessScope.scope, { ...input, actor: ctx.actor, siteIds: accessScope.siteIds, now: ctx.now })
    if (!result.ok) throw result.reason === 'notFound' ? notFound('reservation') : new CallProblem('CONFLICT', result.message)
    return (await findReservation(ctx.accessScopes, input.id)).record
  })
