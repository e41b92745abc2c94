import { missingAddresses } from '@forecourt/data/pages/redirects/missingAddresses'
import { procedure } from '../../procedure'

/** Addresses people asked a site for in vain, each with the page it most likely meant. */
export const missing = procedure
  .onSite('site.read')
  .query(({ ctx, input: { siteId } }) => missingAddresses(ctx.db, { organisationId: ctx.site.organisationId, siteId, now: ctx.now }))
