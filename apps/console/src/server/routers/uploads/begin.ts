import { beginUpload } from '@forecourt/data/uploads/beginUpload'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { carId } from '../../stock/carInput'
import { findCar } from '../stock/findCar'

/**
 * Begins to send a file of a car, a photo or its history report, in parts; the same file of the same person goes on where it stopped.
 * Its parts are sent to `/api/uploads/<id>?at=<byte>`.
 */
export const begin = procedure
  .permission('stock.edit')
  .input(
    z.object({
      carId,
      kind: z.enum(['photo', 'report']),
      name: z.string().trim().max(255).default(''),
      /** What the browser knows the file by: its name, size and when it was changed. */
      fingerprint: z.string().min(1).max(500),
      bytes: z.number().int().min(0).max(10_000_000_000),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, input.carId)
    const actor = { ...ctx.actor, userId: ctx.session.user.id }
    const begun = await beginUpload(accessScope.scope, { ...input, carId: record.id, actor, now: ctx.now })
    if (begun.ok) return begun.upload
    if (begun.reason === 'notFound') throw notFound('car')
    throw new CallProblem('BAD_REQUEST', begun.message, { fields: { file: begun.message } })
  })
