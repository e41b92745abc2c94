import { getImage, updateImage } from '@forecourt/data/images/updateImage'
import { z } from 'zod'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { imageInput } from './imageInput'

/** Changes what is said about a picture of the library. */
export const update = procedure
  .permission('site.edit')
  .input(z.object({ id: z.string().min(1).max(100), data: z.object(imageInput).partial() }))
  .mutation(async ({ ctx, input: { id, data } }) => {
    const found = await findWithin(ctx.accessScopes, (scope, { siteIds }) => getImage(scope, id, siteIds))
    const image = found && (await updateImage(found.accessScope.scope, { id, changes: data, actor: ctx.actor }))
    if (!image) throw notFound('picture')
    return image
  })
