import { listSharedImages } from '@forecourt/data/images/listSharedImages'
import { notFound } from '../../errors/notFound'
import { imagePage } from '../../images/imagePage'
import { procedure } from '../../procedure'

/** The pictures that the layers beneath a site lend it, latest first. */
export const shared = procedure
  .onSite('site.edit')
  .input(imagePage)
  .query(async ({ ctx, input: { siteId, q, ...page } }) => {
    const found = await listSharedImages(ctx.scope, siteId, { ...page, filter: { q } })
    if (!found) throw notFound('site')
    return { data: found.rows, total: found.total }
  })
