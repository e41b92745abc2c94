import { offerSites } from '@forecourt/data/offers/offerSites'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** The sites of an organisation that may show an offer, and that the asker reaches. */
export const sites = procedure
  .permission('offer.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('organisation')
    const all = await reach.scope.transaction((tx) => offerSites(tx, [organisationId], reach.siteIds))
    return (all.get(organisationId) ?? []).flatMap(({ id, name, isReached }) => (isReached ? [{ id, name }] : []))
  })
