import { dismissMissing } from '@forecourt/data/pages/redirects/missingAddresses'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Has an address that named nothing be proposed no more, or again. */
export const dismiss = procedure
  .onSite('site.publish')
  .input(z.object({ path: z.string().min(1).max(600), dismissed: z.boolean() }))
  .mutation(async ({ ctx, input: { siteId, path, dismissed } }) => {
    const { organisationId } = ctx.site
    if (!(await dismissMissing(ctx.db, { organisationId, siteId, path, dismissed, actor: ctx.actor }))) throw notFound('address')
    return { path }
  })
