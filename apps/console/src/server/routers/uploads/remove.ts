import { z } from 'zod'
import { procedure } from '../../procedure'
import { uploadId } from '../../uploads/arrivedFile'
import { findUpload } from '../../uploads/findUpload'
import { forgetUpload } from '../../uploads/forgetUpload'

/** Gives up a file that is on its way in. */
export const remove = procedure
  .permission('stock.edit')
  .input(z.object({ id: uploadId }))
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findUpload(ctx, id)
    await forgetUpload(ctx, accessScope, record)
    return { id }
  })
