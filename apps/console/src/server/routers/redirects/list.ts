import { listRedirects } from '@forecourt/data/pages/redirects/listRedirects'
import { z } from 'zod'
import { procedure } from '../../procedure'

/** A page of a site's redirects, and what was done to them last. */
export const list = procedure
  .onSite('site.read')
  .input(z.object({ q: z.string().trim().max(200).default(''), page: z.int().min(0).max(10_000).default(0) }))
  .query(async ({ ctx, input: { siteId, q, page } }) => ({
    site: { name: ctx.site.name, status: ctx.site.status },
    ...(await listRedirects(ctx.db, { organisationId: ctx.site.organisationId, siteId, q, page })),
  }))
