import { beginUpload } from '@forecourt/data/uploads/beginUpload'
import { listUploads } from '@forecourt/data/uploads/uploads'
import { z } from 'zod'
import { CallProblem, notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'
import { carId } from '../stock/carInput'
import { router } from '../trpc'
import { findUpload, forgetUpload, uploadId } from '../uploads/arrivedFile'
import { findCar } from './stock/findCar'

/**
 * Starts an upload in parts of a car's photo or history report; the same file by the same user resumes.
 * Parts are sent to `/api/uploads/<id>?at=<byte>`.
 */
const begin = procedure
  .permission('stock.edit')
  .input(
    z.object({
      carId,
      kind: z.enum(['photo', 'report']),
      name: z.string().trim().max(255).default(''),
      /** Key by which the browser recognises the file: name, size and modification time. */
      clientFileKey: z.string().min(1).max(500),
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

/** The caller's unfinished uploads of a car, oldest first. */
const ofCar = procedure
  .permission('stock.edit')
  .input(z.object({ carId }))
  .query(async ({ ctx, input }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, input.carId)
    return { data: await listUploads(accessScope.scope, record.id, ctx.session.user.id) }
  })

/** Cancels an upload. */
const remove = procedure
  .permission('stock.edit')
  .input(z.object({ id: uploadId }))
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findUpload(ctx, id)
    await forgetUpload(ctx, accessScope, record)
    return { id }
  })

export const uploadsRouter = router({ begin, ofCar, remove })
