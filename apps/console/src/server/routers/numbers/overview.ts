import { numbersPlace } from '@forecourt/data/sites/measuring/numbersPlace'
import { siteNumbers } from '@forecourt/data/sites/measuring/siteNumbers'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { peerMedians } from './peerMedians'

/** How the sites of an organisation did in the last weeks, beside the weeks before and beside other dealers (ANL-01). */
export const overview = procedure
  .permission('lead.read')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      siteId: z.string().min(1).max(100).nullable().default(null),
      weeks: z.union([z.literal(4), z.literal(12), z.literal(52)]).default(4),
    }),
  )
  .query(async ({ ctx, input: { organisationId, siteId, weeks } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || (siteId !== null && accessScope.siteIds !== null && !accessScope.siteIds.includes(siteId))) throw notFound('site')
    const siteIds = siteId === null ? accessScope.siteIds : [siteId]
    const { timeZone, country, isFranchise, size, sites } = await numbersPlace(accessScope.scope, organisationId)
    const numbers = await siteNumbers(ctx.db.forOrganisation(organisationId), { organisationId, siteIds, weeks, timeZone, now: ctx.now })
    const { from, to } = numbers
    const peers = await peerMedians(ctx.db, { country, isFranchise, size, from, to })
    return { ...numbers, isFranchise, size, sites: siteIds?.length ?? sites, peers }
  })
