import { listOffers, orderOffers } from '@forecourt/data/offers/listOffers'
import { offerKind } from '@forecourt/data/offers/offerKind'
import { offerPage } from '@forecourt/data/pages/offerPage'
import type { OfferValues } from '@forecourt/rules/offers/offerProblems'
import { offerFields } from '@forecourt/rules/records/kinds/offerFields'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { listWithin } from '../access/findWithin'
import { valuesInput } from '../edited-records/recordInput'
import { recordProcedures } from '../edited-records/recordProcedures'
import { CallProblem, notFound } from '../errors/CallProblem'
import { listInput } from '../listInput'
import { previewDraft } from '../preview/previewDraft'
import { procedure } from '../procedure'
import { router } from '../trpc'

const input = listInput(['position', 'name', 'startsOn', 'endsOn', 'updatedAt'], {
  q: z.string().max(100),
  category: z.string().max(20),
  siteId: z.string().max(100),
  state: z.enum(['running', 'upcoming', 'ended']),
})

const getList = procedure
  .permission('offer.edit')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, listQuery, { siteIds }) =>
      listOffers(scope, listQuery, { allowedSiteIds: siteIds, now: ctx.now }),
    )
    return { data: page.rows, total: page.total }
  })

/** Sorts an organisation's offers, for all its sites. */
const order = procedure
  .permission('offer.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100), ids: z.array(z.string().max(100)).max(500) }))
  .mutation(async ({ ctx, input: { organisationId, ids } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    if (accessScope.siteIds !== null)
      throw new CallProblem('FORBIDDEN', 'This order applies to all sites of the business. Ask someone who manages all of them.')
    return { ids: await orderOffers(accessScope.scope, organisationId, ids, ctx.actor) }
  })

const id = 'preview'

/** Previews an offer's page on a site with unsaved values: stores nothing, refuses nothing. */
const preview = procedure
  .onSite('offer.edit')
  .input(z.object({ offer: valuesInput<OfferValues>(offerFields) }))
  .query(({ ctx, input: { siteId, offer: entered } }) => {
    const { excludedSiteIds: _excluded, ...offer } = entered
    return previewDraft(ctx, siteId, {
      route: { page: 'offer', path: `/offers/${id}`, offerId: id },
      load: (site) => offerPage(ctx.db, site, { ...offer, name: offer.name || 'Your offer', id }, ctx.now),
    })
  })

const edited = recordProcedures({ permission: 'offer.edit', isPlatformOnly: false, kindAtTime: () => offerKind })

export const offersRouter = router({ ...edited, getList, order, preview })
