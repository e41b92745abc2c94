import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { sentImage } from '../../images/sentImage'
import { storeImage } from '../../images/storeImage'
import { procedure } from '../../procedure'

/** Takes a picture into the library of an organisation. */
export const upload = procedure
  .permission('site.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100), siteId: z.string().max(100).optional(), ...sentImage }))
  .mutation(async ({ ctx, input: { organisationId, siteId: asked, ...sent } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const owner = { organisationId, layerId: null }
    // Who works on some sites alone takes pictures in for theirs.
    const siteId = accessScope?.siteIds?.find((each) => each === asked) ?? accessScope?.siteIds?.[0] ?? null
    const image = accessScope && (await storeImage({ ...ctx, scope: accessScope.scope, owner, siteId }, sent))
    if (!image) throw notFound('organisation')
    return image
  })
