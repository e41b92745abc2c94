import { listShareLinks } from '@forecourt/data/publishing/sharing/listShareLinks'
import { procedure } from '../../procedure'

/** The links to a site's draft, without their secrets. */
export const list = procedure
  .onSite('site.share')
  .query(async ({ ctx, input: { siteId } }) => ({ links: await listShareLinks(ctx.scope, siteId) }))
