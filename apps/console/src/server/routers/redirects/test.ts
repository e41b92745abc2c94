import { siteRedirects } from '@forecourt/data/pages/redirects/siteRedirects'
import { createRedirectTable } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { z } from 'zod'
import { procedure } from '../../procedure'

/** Says where an address of a site leads, and by which redirects. */
export const test = procedure
  .onSite('site.read')
  .input(z.object({ address: z.string().trim().min(1).max(1_000) }))
  .query(async ({ ctx, input: { siteId, address } }) => {
    const path = address.replace(/^https?:\/\/[^/?#]*/i, '')
    const table = createRedirectTable(await siteRedirects(ctx.db, { organisationId: ctx.site.organisationId, siteId }))
    return { led: table.find(path.startsWith('/') ? path : `/${path}`) }
  })
