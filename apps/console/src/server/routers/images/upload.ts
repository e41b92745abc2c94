import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { notFound } from '../../errors/notFound'
import { sentImage } from '../../images/sentImage'
import { storeImage } from '../../images/storeImage'
import { procedure } from '../../procedure'

/** Takes a picture into the library of an organisation. */
export const upload = procedure
  .permission('site.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100), ...sentImage }))
  .mutation(async ({ ctx, input: { organisationId, ...sent } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    const owner = { organisationId, layerId: null }
    const image = reach && (await storeImage({ files: ctx.files, scope: reach.scope, actor: ctx.actor, owner }, sent))
    if (!image) throw notFound('organisation')
    return image
  })
