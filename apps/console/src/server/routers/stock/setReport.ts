import { updateCar } from '@forecourt/data/stock/updateCar'
import { largestUpload } from '@forecourt/rules/stock/uploadLimits'
import { readPdf } from '@forecourt/services/documents/readPdf'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { carId } from '../../stock/carInput'
import { arrivedFile, uploadId } from '../../uploads/arrivedFile'
import { forgetUpload } from '../../uploads/forgetUpload'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

/** Gives a car the history report that was sent, once it is sure to be a PDF; pages offer it where they are set to (VDP-09). */
export const setReport = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, upload: uploadId }))
  .mutation(async ({ ctx, input: { id, upload } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const arrived = await arrivedFile(ctx, upload, { carId: record.id, kind: 'report' })
    const pdf = await readPdf(ctx.uploads.pathOf(arrived.record.id), largestUpload.report)
    await forgetUpload(ctx, arrived.accessScope, arrived.record)
    if (!pdf.ok) throw new CallProblem('BAD_REQUEST', pdf.message, { fields: { report: pdf.message } })
    const { key } = await ctx.files.put('reports', pdf.bytes, 'application/pdf')
    const { scope, siteIds } = accessScope
    const change = { carId: record.id, changes: { historyFileKey: key }, siteIds, now: ctx.now, actor: ctx.actor }
    return carAnswer(await updateCar(scope, change), ctx.now)
  })
