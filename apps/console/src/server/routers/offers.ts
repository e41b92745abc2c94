import { listOffers, orderOffers } from '@forecourt/data/offers/listOffers'
import { chooseCar, chosenCars, matchingCars } from '@forecourt/data/offers/offerCars'
import { offerFigures } from '@forecourt/data/offers/offerFigures'
import { lawfulOfferKind, offerKind } from '@forecourt/data/offers/offerKind'
import { offerPage } from '@forecourt/data/pages/offerPage'
import { dealerProfile } from '@forecourt/data/sites/measuring/siteStatistics'
import { carsForSale } from '@forecourt/data/stock/list/carsNamed'
import type { OfferValues } from '@forecourt/rules/offers/offerProblems'
import { offerFields } from '@forecourt/rules/records/kinds/offerFields'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { listWithin } from '../access/findWithin'
import { findRecord } from '../edited-records/findRecord'
import { recordForecast } from '../edited-records/recordForecast'
import { valuesInput } from '../edited-records/recordInput'
import { recordProcedures } from '../edited-records/recordProcedures'
import { CallProblem, notFound } from '../errors/CallProblem'
import { getOneInput, listInput } from '../listInput'
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

const ofOrganisation = z.object({ organisationId: z.string().min(1).max(100) })

/** How many available cars the unsaved values of an offer match, and the first of them. */
const matching = procedure
  .permission('offer.edit')
  .input(ofOrganisation.extend({ offer: valuesInput<OfferValues>(offerFields) }))
  .query(({ ctx, input: { organisationId, offer } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    return matchingCars(accessScope.scope, { organisationId, siteIds: accessScope.siteIds, offer })
  })

const forecast = recordForecast({ resource: 'offers', permission: 'offer.edit', kind: offerKind })

/** The cars chosen for an offer. */
const cars = procedure
  .permission('offer.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id: offerId } }) => {
    const { record, accessScope } = await findRecord(ctx.accessScopes, offerKind, offerId)
    return chosenCars(accessScope.scope, record.organisationId, offerId)
  })

/** Searches the cars for sale of an organisation, to choose one for an offer. */
const findCars = procedure
  .permission('offer.edit')
  .input(ofOrganisation.extend({ q: z.string().max(100).default('') }))
  .query(async ({ ctx, input: { organisationId, q } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const found = await carsForSale(accessScope.scope, { organisationId, siteIds: accessScope.siteIds, q })
    return found.map(({ name, stockNumber, ...car }) => ({ ...car, name: `${name} · ${stockNumber}` }))
  })

/** Chooses a car for an offer, or takes it off the offer; its page shows that at once. */
const choose = procedure
  .permission('offer.edit')
  .input(getOneInput.extend({ carId: z.string().min(1).max(100), isChosen: z.boolean(), key: z.uuid() }))
  .mutation(async ({ ctx, input: { id: offerId, carId, isChosen, key } }) => {
    const { record, accessScope } = await findRecord(ctx.accessScopes, offerKind, offerId)
    const refusal = offerKind.refusal?.(record) ?? null
    if (refusal !== null) throw new CallProblem('FORBIDDEN', refusal)
    const { organisationId } = record
    const { scope, siteIds } = accessScope
    const chosen = isChosen ? offerId : null
    const result = await chooseCar(scope, { organisationId, carId, offerId: chosen, key, siteIds, actor: ctx.actor, now: ctx.now })
    const [refused] = result?.refused ?? []
    if (refused) throw new CallProblem('BAD_REQUEST', refused.message)
    if (!result || result.changed.length + result.unchanged === 0) throw notFound('car')
    return { id: offerId }
  })

/** Views and enquiries of an offer in the last days (ANL-01). */
const figures = procedure
  .permission('offer.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id: offerId } }) => {
    const { record, accessScope } = await findRecord(ctx.accessScopes, offerKind, offerId)
    const { scope, siteIds } = accessScope
    const { organisationId } = record
    const { timeZone } = await dealerProfile(scope, organisationId)
    return offerFigures(scope, { organisationId, offerId, siteIds, timeZone, now: ctx.now })
  })

const edited = recordProcedures({ permission: 'offer.edit', isPlatformOnly: false, kindAtTime: lawfulOfferKind })

export const offersRouter = router({ ...edited, getList, order, preview, matching, forecast, cars, findCars, choose, figures })
