import { publishedSite } from '@forecourt/data/sites/publishedSites'
import {
  buyVehicle,
  type DealerActionResult,
  extendOffer,
  mailOffer,
  markAppraised,
  changeOffer as storeOffer,
} from '@forecourt/data/valuations/dealerActions'
import { getValuation, listValuations } from '@forecourt/data/valuations/listValuations'
import { loadValuationRules, saveValuationRules } from '@forecourt/data/valuations/valuationRules'
import { getsOnlineValuation } from '@forecourt/rules/valuations/noFigureReason'
import { valuationStates } from '@forecourt/rules/valuations/Valuation'
import { adjustmentBounds, maxAdjustments, valuationBounds } from '@forecourt/rules/valuations/ValuationRules'
import { sampleVehicles, valueVehicle } from '@forecourt/rules/valuations/valueVehicle'
import { sampleMarketValues } from '@forecourt/services/valuations/sampleMarketValues'
import { z } from 'zod'
import { type AccessScope, narrowScopes } from '../access/AccessScope'
import { findWithin, listWithin } from '../access/findWithin'
import { CallProblem, notFound } from '../errors/CallProblem'
import { getOneInput, listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'
import { requireNewCar } from './stock/requireChangedCar'

/** Finds a valuation in the caller's scopes; one of another site or organisation is not found. */
const findValuation = async (accessScopes: readonly AccessScope[], id: string, now: string) => {
  const found = await findWithin(accessScopes, (scope) => getValuation(scope, id, now))
  const { siteIds } = found?.accessScope ?? { siteIds: null }
  if (!found || (siteIds && !siteIds.includes(found.record.siteId))) throw notFound('valuation')
  return found
}

/** Throws the reason if an action was refused. */
const assertDone = (result: DealerActionResult): void => {
  if (result === 'notFound') throw notFound('valuation')
  if (result === 'conflict') throw new CallProblem('CONFLICT', 'Someone else, or the shopper, changed this in the meantime. Reload it.')
}

const wholeNumber = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().int().min(min).max(max)

/** An organisation's entered pricing rules for trade-ins. */
const rulesInput = z.object({
  marginPercent: wholeNumber(valuationBounds.marginPercent),
  spreadPercent: wholeNumber(valuationBounds.spreadPercent),
  minimumCents: wholeNumber(valuationBounds.minimumCents),
  validDays: wholeNumber(valuationBounds.validDays),
  lookupsPerDay: wholeNumber(valuationBounds.lookupsPerDay),
  makes: z.array(z.string().trim().min(1).max(40)).max(60),
  adjustments: z
    .array(
      z
        .object({
          id: z.string().min(1).max(60),
          make: z.string().trim().max(40),
          fromYears: wholeNumber(adjustmentBounds.years),
          toYears: wholeNumber(adjustmentBounds.years),
          percent: wholeNumber(adjustmentBounds.percent),
        })
        .refine(({ fromYears, toYears }) => fromYears <= toYears, { path: ['toYears'], message: 'The last year is before the first.' }),
    )
    .max(maxAdjustments),
})

const input = listInput(['sentAt'], { q: z.string().max(100), state: z.enum(valuationStates), leadId: z.string().max(100) })

/** Shoppers' valuation requests, newest first. */
const getList = procedure
  .permission('lead.read')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) => listValuations(scope, part, siteIds, ctx.now))
    return { data: page.rows, total: page.total }
  })

/** A valuation, with the time zone of its site for its dates; null if the site isn't live. */
const getOne = procedure
  .permission('lead.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record } = await findValuation(ctx.accessScopes, id, ctx.now)
    const site = await publishedSite(ctx.db, record.siteId)
    return { ...record, timeZone: site?.config.identity.timeZone ?? null }
  })

/** Replaces the range by one amount, with a reason. */
const changeOffer = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      expectedRevision: z.number().int(),
      offerCents: z.number().int().min(100).max(100_000_000),
      reason: z.string().trim().min(1, 'Enter a reason.').max(300),
    }),
  )
  .mutation(async ({ ctx, input: { id, ...rest } }) => {
    const { accessScope } = await findValuation(ctx.accessScopes, id, ctx.now)
    assertDone(await storeOffer(accessScope.scope, { id, ...rest, actor: ctx.actor, now: ctx.now }))
    return (await findValuation(ctx.accessScopes, id, ctx.now)).record
  })

/** Extends an offer by some days from now. */
const extend = procedure
  .permission('lead.update')
  .input(z.object({ id: z.string().min(1).max(100), expectedRevision: z.number().int(), days: z.number().int().min(1).max(60) }))
  .mutation(async ({ ctx, input: { id, ...rest } }) => {
    const { accessScope, record } = await findValuation(ctx.accessScopes, id, ctx.now)
    if (record.state !== 'valued' && record.state !== 'expired') throw new CallProblem('CONFLICT', 'There is no offer to extend.')
    assertDone(await extendOffer(accessScope.scope, { id, ...rest, actor: ctx.actor, now: ctx.now }))
    return (await findValuation(ctx.accessScopes, id, ctx.now)).record
  })

/** Records that the dealership appraised the vehicle. */
const appraise = procedure
  .permission('lead.update')
  .input(z.object({ id: z.string().min(1).max(100), expectedRevision: z.number().int() }))
  .mutation(async ({ ctx, input: { id, expectedRevision } }) => {
    const { accessScope } = await findValuation(ctx.accessScopes, id, ctx.now)
    assertDone(await markAppraised(accessScope.scope, { id, expectedRevision, actor: ctx.actor, now: ctx.now }))
    return (await findValuation(ctx.accessScopes, id, ctx.now)).record
  })

/** Mails the offer to the shopper, with a link. */
const send = procedure
  .permission('lead.update')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findValuation(ctx.accessScopes, id, ctx.now)
    const site = await publishedSite(ctx.db, record.siteId)
    const isSent = site && (await mailOffer(accessScope.scope, site, { id, actor: ctx.actor, now: ctx.now }))
    if (!isSent) throw new CallProblem('CONFLICT', site ? 'The shopper left no email address.' : 'Its site is not live.')
    return { id }
  })

/** Turns a bought vehicle into a draft in stock, with its photos and data. Idempotent. */
const toStock = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      stockNumber: z.string().trim().min(1, 'Enter a stock number.').max(40),
      locationId: z.string().min(1, 'Choose a location.').max(100),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { record } = await findValuation(ctx.accessScopes, input.id, ctx.now)
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, record.organisationId)
    if (!accessScope) throw notFound('valuation')
    const bought = await buyVehicle(accessScope.scope, record.organisationId, {
      ...input,
      siteIds: accessScope.siteIds,
      now: ctx.now,
      actor: ctx.actor,
    })
    if (bought === 'noYear') throw new CallProblem('CONFLICT', 'Its year isn’t known. Add it to the stock manually.')
    return requireNewCar(bought, ctx.now, 'location')
  })

/** An organisation's pricing rules for trade-ins. */
const rules = procedure
  .permission('valuation.rules')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    return loadValuationRules(accessScope.scope, organisationId)
  })

/** Saves the rules for new valuations; existing offers stay. */
const saveRules = procedure
  .permission('valuation.rules')
  .input(z.object({ organisationId: z.string().min(1).max(100), expectedRevision: z.number().int().min(0), rules: rulesInput }))
  .mutation(async ({ ctx, input: { organisationId, ...change } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || accessScope.siteIds !== null) throw notFound('organisation')
    const isSaved = await saveValuationRules(accessScope.scope, organisationId, { ...change, actor: ctx.actor, now: ctx.now })
    if (!isSaved) throw new CallProblem('CONFLICT', 'Someone else changed the rules in the meantime. Reload them.')
    return { id: organisationId }
  })

const condition = { body: 'good', interior: 'good', mechanical: 'good', tyres: 'good', history: 'good' } as const
/** The default limits of sites (TRD-03). */
const limits = { mostYears: 7, mostKm: 100_000 }

/** What rules would offer for ten typical vehicles in good condition: saves nothing and uses only the sample prices. */
const dryRun = procedure
  .permission('valuation.rules')
  .input(z.object({ rules: rulesInput }))
  .query(({ ctx, input: { rules } }) =>
    Promise.all(
      sampleVehicles.map(async (sample) => {
        const { make, model, years, km } = sample
        const year = new Date(ctx.now).getUTCFullYear() - years
        const market = await sampleMarketValues.findMarketValue(
          { make, model, badge: '', year, km, plate: null, state: null, vin: null },
          ctx.now,
        )
        const isOne = rules.makes.length === 0 || rules.makes.some((each) => each.toLowerCase() === make.toLowerCase())
        const figure =
          market && isOne && getsOnlineValuation({ year, km }, ctx.now, limits)
            ? valueVehicle(market.marketCents, { make, year, condition }, rules, ctx.now)
            : null
        return {
          name: `${year} ${make} ${model}`,
          km,
          marketCents: market?.marketCents ?? null,
          lowCents: figure?.lowCents ?? null,
          highCents: figure?.highCents ?? null,
        }
      }),
    ),
  )

export const valuationsRouter = router({ getList, getOne, changeOffer, extend, appraise, send, toStock, rules, saveRules, dryRun })
