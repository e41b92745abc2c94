import { listKnownMakes } from '@forecourt/data/manufacturers/listKnownMakes'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { createCar, duplicateCar, updateCar } from '@forecourt/data/stock/duplicateCar'
import { listCarHistory } from '@forecourt/data/stock/history/listCarHistory'
import { listStock } from '@forecourt/data/stock/list/listStock'
import { moveCar, markSold as sell } from '@forecourt/data/stock/moveCar'
import { previewCar, previewCarPages } from '@forecourt/data/stock/previewCar'
import { dealershipTerms, listPriceKinds, choosePriceKinds as storePriceKinds } from '@forecourt/data/stock/priceKinds'
import { organisationItemTypes } from '@forecourt/data/stock/search/soldItemTypes'
import { sitesOfCar } from '@forecourt/data/stock/sitesOfCar'
import { undoCarChange } from '@forecourt/data/stock/undoCarChange'
import { isPrintable } from '@forecourt/rules/car/facts/isPrintable'
import { whyCar } from '@forecourt/rules/car/whyCar'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { carHref, printHref } from '@forecourt/rules/routing/carHref'
import { carStage, carStages, sellingStages } from '@forecourt/rules/stock/carStage'
import { vinNotice } from '@forecourt/rules/stock/vinNotice'
import { vinProblem } from '@forecourt/rules/stock/vinProblem'
import { allPlateStates } from '@forecourt/rules/valuations/parseVehicleIdentity'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { grantedScopes, narrowScopes } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { CallProblem, notFound } from '../errors/CallProblem'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { attemptKey, carId, carInputFields, expectedRevision } from '../stock/carInput'
import { toStockRecord } from '../stock/stockRow'
import { router } from '../trpc'
import { bulk, bulkHistory, previewBulk, undoBulk } from './stock/bulk'
import { findCar, findEditedCar, isCarWithin } from './stock/findCar'
import { forecast } from './stock/forecast'
import { counts, exportCsv, facets, getList, listed, stockViews, suggestions } from './stock/list'
import { addPhoto, editPhoto, matchPhotos, photos, restorePhoto, setPhotos, setReport } from './stock/photos'
import { requireChangedCar, requireNewCar } from './stock/requireChangedCar'
import { whatIf } from './stock/whatIf'

/** A car for its page in the console: all editable fields, stage and revision. */
const getOne = procedure
  .permission('stock.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => toStockRecord((await findEditedCar(ctx.accessScopes, id)).record, ctx.now))

/** The history of a car with its authors, newest first; and its prices since it arrived. */
const history = procedure
  .permission('stock.read')
  .input(z.object({ id: carId, page: z.number().int().min(1).max(1000).default(1), perPage: z.number().int().min(1).max(200).default(50) }))
  .query(async ({ ctx, input: { id, ...page } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    return listCarHistory(accessScope.scope, record, page)
  })

const { stockNumber, make, model, year, locationId, ...others } = carInputFields

const newCar = z.object({
  organisationId: z.string().min(1).max(100),
  /** Idempotency key: a form sent twice adds one car. */
  key: attemptKey,
  status: z.enum(['draft', 'in_stock', 'coming_soon']).default('draft'),
  preorder: z.boolean().default(false),
  /** In stock since; by default now. */
  createdAt: z.iso.datetime().optional(),
  data: z.object({ stockNumber, make, model, year, locationId, ...z.object(others).partial().shape }),
})

/** Adds an entered car, by default as a draft (ENT-01 to ENT-06). */
const create = procedure
  .permission('stock.edit')
  .input(newCar)
  .mutation(async ({ ctx, input: { organisationId, data, ...rest } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const creation = { ...rest, entry: data, siteIds: accessScope.siteIds, now: ctx.now, actor: ctx.actor }
    return requireNewCar(await createCar(accessScope.scope, organisationId, creation), ctx.now, 'location')
  })

/** Copies a car as a draft, without the fields unique to one vehicle. */
const duplicate = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, key: attemptKey, stockNumber: carInputFields.stockNumber.optional() }))
  .mutation(async ({ ctx, input: { id, ...rest } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const copy = { ...rest, carId: record.id, siteIds: accessScope.siteIds, now: ctx.now, actor: ctx.actor }
    return requireNewCar(await duplicateCar(accessScope.scope, copy), ctx.now, 'car')
  })

const changes = z
  .object({
    ...carInputFields,
    status: z.enum(['draft', 'in_stock', 'coming_soon', 'withdrawn']),
    reserved: z.boolean(),
    preorder: z.boolean(),
  })
  .partial()

/**
 * Updates fields of a car: absent fields stay, unchanged values write nothing. With an expected revision it is refused if the car changed
 * since. Feeds don't overwrite the changed fields until these are released. Shoppers see the change within a second.
 */
const update = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, data: changes, expectedRevision: expectedRevision.optional() }))
  .mutation(async ({ ctx, input: { id, data, expectedRevision: expected } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const { scope, siteIds } = accessScope
    const change = { carId: record.id, changes: data, expectedRevision: expected, siteIds, now: ctx.now, actor: ctx.actor }
    return requireChangedCar(await updateCar(scope, change), ctx.now)
  })

/**
 * Moves a car to another stage: draft, in stock, coming soon, pre-order, reserved, sold or withdrawn (CAR-05). A user without the
 * permission to edit cars can move them between in stock, reserved and sold only.
 */
const transition = procedure
  .permission('stock.sell')
  .input(z.object({ id: carId, to: z.enum(carStages), expectedRevision: expectedRevision.optional() }))
  .mutation(async ({ ctx, input: { id, ...move } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const isSelling = sellingStages.includes(carStage(record)) && sellingStages.includes(move.to)
    if (!isSelling && !(await isCarWithin(grantedScopes(ctx.db, ctx.session, 'stock.edit'), id)))
      throw new CallProblem('FORBIDDEN', 'Your role lets you mark cars as in stock, reserved or sold, and nothing else.')
    return requireChangedCar(await moveCar(accessScope.scope, { ...move, carId: record.id, now: ctx.now, actor: ctx.actor }), ctx.now)
  })

/** Undoes an entry of a car's history, by default the latest: a sale, a price, a whole form (CAR-05). */
const undo = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: carId,
      entryId: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      expectedRevision: expectedRevision.optional(),
    }),
  )
  .mutation(async ({ ctx, input: { id, ...undoing } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const taken = { ...undoing, carId: record.id, siteIds: accessScope.siteIds, now: ctx.now, actor: ctx.actor }
    const answer = requireChangedCar(await undoCarChange(accessScope.scope, taken), ctx.now)
    // Photos that were replaced by an edit since are withheld; releases them again.
    for (const { key } of answer.images) await ctx.files.release(pictureFocus(key).file)
    return answer
  })

/** Marks a car as sold now. */
const markSold = procedure
  .permission('stock.sell')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    return requireChangedCar(await sell(accessScope.scope, { carId: record.id, now: ctx.now, actor: ctx.actor }), ctx.now)
  })

/**
 * The addresses of a car's page and window card on each site (VDP-11), why each site lists it or not, and what its price, finance and
 * buttons show; `why` is null for a site that isn't live.
 */
const why = procedure
  .permission('stock.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const { sites, location } = await sitesOfCar(accessScope.scope, record, accessScope.siteIds)
    return sites.map(({ siteId, name, config, host }) => ({
      siteId,
      name,
      ...(config && host !== null && record.status !== 'draft'
        ? {
            address: `${ctx.originOf(host)}${carHref(record)}`,
            windowCard: isInStock(record) && isPrintable(record) ? `${ctx.originOf(host)}${printHref(record)}` : null,
          }
        : { address: null, windowCard: null }),
      why: config && whyCar(record, { config, location, now: ctx.now }),
    }))
  })

const previewInput = z.object({
  organisationId: z.string().min(1).max(100),
  /** The edited car; null for a new one. */
  carId: carId.nullable(),
  /** By default the first live site that would show it. */
  siteId: z.string().max(100).nullable(),
  /** The car's location as entered in the form, saved or not. */
  locationId: z.string().min(1).max(100),
  data: z.object(carInputFields).partial(),
})

const usual = { new: 'driveAway', used: 'driveAway', demo: 'driveAway' } as const

/**
 * Previews a car's page and list card with unsaved values, on a site that would show it: stores nothing, refuses nothing. Null if no site
 * would.
 */
const preview = procedure
  .permission('stock.read')
  .input(previewInput)
  .query(async ({ ctx, input: { organisationId, carId: id, siteId, locationId, data } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const car = id === null ? null : (await findEditedCar([accessScope], id)).record
    const { sites, location } = await sitesOfCar(accessScope.scope, { organisationId, locationId }, accessScope.siteIds)
    const chosen = sites.find((site) => site.siteId === siteId) ?? sites.find(({ config }) => config !== null) ?? sites[0]
    if (!chosen || !location) return null
    const editing = await siteForEditing(accessScope.scope, chosen.siteId)
    if (!editing) throw notFound('site')
    const { site, dealershipIds, draft } = editing
    const config = chosen.config ?? resolveConfig([...editing.layers, siteLayer(site.name, draft.values)]).config
    const rendered = { siteId: chosen.siteId, organisationId, slug: site.slug, dealershipIds, config }
    const siteData = await loadSiteData(ctx.db, rendered, ctx.now)
    const kinds =
      (await listPriceKinds(accessScope.scope, accessScope.siteIds)).find((each) => each.locationId === locationId)?.kinds ?? usual
    const terms = await dealershipTerms(accessScope.scope, location.dealershipId)
    const shown = previewCar({
      ...{ car, entry: { ...data, locationId }, location, kinds, terms },
      ...{ country: config.identity.country, now: ctx.now },
    })
    const pages = await previewCarPages(ctx.db, rendered, shown, { siteData, now: ctx.now })
    const [host] = site.hosts
    const origin = host === undefined ? '' : ctx.originOf(host)
    const shared = { site: siteData, offers: [], dataKey: '', now: ctx.now, origin, names: siteData.names }
    return {
      siteId: chosen.siteId,
      sites: sites.map(({ siteId: each, name }) => ({ id: each, name })),
      config,
      page: {
        ...shared,
        match: { kind: 'page' as const, route: { page: 'car' as const, path: carHref(shown), slug: shown.slug } },
        data: pages.page,
      },
      list: {
        ...shared,
        match: { kind: 'page' as const, route: { page: 'search' as const, path: '/search', preset: {} } },
        data: pages.list,
      },
    }
  })

const vehicleQuery = z.discriminatedUnion('by', [
  z.object({ by: z.literal('vin'), vin: z.string().trim().min(1, 'Enter the VIN.').max(40) }),
  z.object({
    by: z.literal('plate'),
    plate: z.string().trim().min(1, 'Enter the registration.').max(12),
    state: z.enum(allPlateStates),
  }),
])

/**
 * Looks up a vehicle by VIN or plate to fill in a form; null if unknown. Also returns a warning about the VIN, and the organisation's cars
 * that already have it.
 */
const lookup = procedure
  .permission('stock.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100), question: vehicleQuery }))
  .query(async ({ ctx, input: { organisationId, question: lookupQuery } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const problem = lookupQuery.by === 'vin' ? vinProblem(lookupQuery.vin) : null
    if (problem) throw new CallProblem('BAD_REQUEST', problem, { fields: { vin: problem } })
    const q = lookupQuery.by === 'vin' ? lookupQuery.vin : lookupQuery.plate
    const { rows } = await listStock(accessScope.scope, { page: 1, perPage: 5, filter: { q } }, accessScope.siteIds, ctx.now)
    const same = rows.filter(({ vin, regoPlate }) => (lookupQuery.by === 'vin' ? vin : regoPlate)?.toUpperCase() === q.toUpperCase())
    return {
      vehicle: await organisationItemTypes(ctx.db, organisationId)
        .then((kinds) => ctx.vehicles.find(lookupQuery, kinds))
        .catch(() => null),
      notice: lookupQuery.by === 'vin' ? vinNotice(lookupQuery.vin) : null,
      inStock: same.map(({ id, name, stockNumber, status }) => ({ id, name, stockNumber, status })),
    }
  })

/** Known makes with their models, as suggestions; others can be entered. */
const choices = procedure.permission('stock.read').query(async ({ ctx }) => ({ makes: await listKnownMakes(ctx.db) }))

/** The price type shown at each location of an organisation, for new, used and demo cars. */
const priceKinds = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(({ ctx, input: { organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    return listPriceKinds(accessScope.scope, accessScope.siteIds)
  })

const kind = z.enum(['driveAway', 'egc'])

/** Sets the price type shown at a location: on every site, in search and in feeds, effective at once. */
const choosePriceKinds = procedure
  .permission('stock.edit')
  .input(z.object({ locationId: z.string().min(1).max(100), kinds: z.object({ new: kind, used: kind, demo: kind }) }))
  .mutation(async ({ ctx, input }) => {
    const chosen = await findWithin(ctx.accessScopes, (scope, { siteIds }) =>
      storePriceKinds(scope, { ...input, siteIds, actor: ctx.actor }),
    )
    if (!chosen) throw notFound('location')
    return chosen.record
  })

export const stockRouter = router({
  ...stockViews,
  ...{ getList, counts, facets, listed, exportCsv },
  ...{ getOne, history, create, duplicate, update, transition, undo, markSold },
  ...{ previewBulk, bulk, undoBulk, bulkHistory, whatIf, forecast },
  ...{ photos, matchPhotos, addPhoto, setPhotos, editPhoto, restorePhoto, setReport },
  ...{ why, preview, lookup, choices, suggestions, priceKinds, choosePriceKinds },
})
