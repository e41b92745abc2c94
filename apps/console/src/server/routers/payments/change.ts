import { changePaymentRequest } from '@forecourt/data/reservations/requests/changePaymentRequest'
import { readPaymentRequest } from '@forecourt/data/reservations/requests/readPaymentRequest'
import { type RequestDeed, requestStaffDeeds } from '@forecourt/rules/reservations/requestStates'
import { z } from 'zod'
import { findWithin } from '../../access/findWithin'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Cancels a payment request, refunds what was paid, tries a refund again, or notes it as returned another way. */
export const change = procedure
  .permission('reservation.manage')
  .input(z.object({ id: z.string().min(1).max(100), deed: z.enum(Object.keys(requestStaffDeeds) as RequestDeed[]) }))
  .mutation(async ({ ctx, input }) => {
    const found = await findWithin(ctx.accessScopes, (scope) => readPaymentRequest(scope, input.id))
    if (!found) throw notFound('payment request')
    const { scope, siteIds } = found.accessScope
    const result = await changePaymentRequest(scope, { ...input, actor: ctx.actor, siteIds, now: ctx.now })
    if (result.ok) return result.request
    throw result.reason === 'notFound' ? notFound('payment request') : new CallProblem('CONFLICT', result.message)
  })
