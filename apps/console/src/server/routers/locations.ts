import { type EditedLocation, locationValues } from '@forecourt/data/location-drafts/EditedLocation'
import { getEditedLocation, locationsWithDrafts, locationVersions } from '@forecourt/data/location-drafts/listLocationDrafts'
import { publishLocation } from '@forecourt/data/location-drafts/publishLocation'
import { locationRemoval, removeLocation, undoLocationRemoval } from '@forecourt/data/location-drafts/removeLocation'
import {
  createLocation,
  discardLocationDraft,
  restoreLocationVersion,
  type SaveLocationResult,
  saveLocationDraft,
} from '@forecourt/data/location-drafts/saveLocationDraft'
import { listDealerships } from '@forecourt/data/organisations/listDealerships'
import { type ListedLocation, listLocations } from '@forecourt/data/organisations/listLocations'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { openNow } from '@forecourt/rules/hours/openNow'
import { localSpecialDay } from '@forecourt/rules/hours/upcomingSpecialDays'
import { missingHolidays } from '@forecourt/rules/hours/withHolidays'
import { z } from 'zod'
import { type AccessScope, narrowScopes } from '../access/AccessScope'
import { listWithin } from '../access/findWithin'
import { CallProblem, notFound, refusedFields } from '../errors/CallProblem'
import { getOneInput, listInput } from '../listInput'
import { locationDraft, locationInput } from '../locations/locationInput'
import { procedure } from '../procedure'
import { forecastOnSites } from '../stock/forecastOnSites'
import { router } from '../trpc'

/** A location's draft for its form; special days are in the location's time zone. */
const locationRecord = ({ location, live, draft, changes, sites }: EditedLocation) => ({
  ...location,
  specialDays: location.specialDays.map((day) => localSpecialDay(day, location.timeZone)),
  /** The unpublished draft; null if there is none. */
  draft: draft && { ...draft, changes },
  isLive: live.visible,
  sites,
})

/** A location for lists. */
const locationRow = (location: ListedLocation, now: string) => {
  const {
    id,
    organisationId,
    name,
    slug,
    primary,
    visible,
    locationType,
    dealershipName,
    address,
    phone,
    landline,
    imageKey,
    departments,
    hasDraft,
  } = location
  const first = departments[0]?.department
  return {
    id,
    organisationId,
    name,
    slug,
    primary,
    visible,
    locationType,
    dealershipName,
    street: address.street,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    isOnMap: address.latitude !== null,
    phone: phone ?? landline,
    imageKey,
    hasDraft,
    departments: departments.map(({ department }) => department),
    openNow: first === undefined ? null : openNow(location, first, now),
  }
}

/** The draft revision that a change is based on; 0 without a draft. */
const draftRevision = z.number().int().min(0).max(2_147_483_647)

/** Finds a location in the caller's scopes; another organisation's or site's is not found. */
const findLocation = async (accessScopes: readonly AccessScope[], id: string) => {
  for (const accessScope of accessScopes) {
    const location = await getEditedLocation(accessScope.scope, id, accessScope.siteIds)
    if (location) return { location, accessScope }
  }
  throw notFound('location')
}

/** Returns a saved location, or throws with the field that was refused. */
const requireSavedLocation = (result: SaveLocationResult, what: string) => {
  if (result.ok) return locationRecord(result.edited)
  if (result.reason === 'notFound') throw notFound(what)
  if (result.reason === 'conflict') throw new CallProblem('CONFLICT', result.message)
  throw refusedFields(result.fields)
}

const input = listInput(['name', 'city'], { q: z.string().max(100), dealershipId: z.string().max(100), visible: z.boolean() })

const getList = procedure
  .permission('location.edit')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, query, { siteIds }) => listLocations(scope, query, siteIds))
    return { data: page.rows.map((location) => locationRow(location, ctx.now)), total: page.total }
  })

const getOne = procedure
  .permission('location.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => locationRecord((await findLocation(ctx.accessScopes, id)).location))

/** Adds a location to an organisation; shoppers see it once published. */
const create = procedure
  .permission('location.edit')
  .input(z.intersection(z.object({ organisationId: z.string().min(1).max(100) }), locationInput))
  .mutation(async ({ ctx, input: { organisationId, ...data } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const saving = { draft: locationDraft(data), siteIds: accessScope.siteIds, actor: ctx.actor }
    return requireSavedLocation(await createLocation(accessScope.scope, organisationId, saving), 'organisation')
  })

/** Saves a changed location as its draft; shoppers see it once published. */
const update = procedure
  .permission('location.edit')
  .input(z.object({ id: z.string().min(1).max(100), data: locationInput, expectedRevision: draftRevision }))
  .mutation(async ({ ctx, input: { id, data, expectedRevision } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    const saving = { draft: locationDraft(data), expectedRevision, siteIds: accessScope.siteIds, actor: ctx.actor }
    return requireSavedLocation(await saveLocationDraft(accessScope.scope, id, saving), 'location')
  })

/** Publishes the draft of a location on every site that shows it. */
const publish = procedure
  .permission('location.publish')
  .input(z.object({ id: z.string().min(1).max(100), expectedRevision: draftRevision }))
  .mutation(async ({ ctx, input: { id, expectedRevision } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    const publishing = { expectedRevision, siteIds: accessScope.siteIds, actor: ctx.actor }
    return requireSavedLocation(await publishLocation(accessScope.scope, id, publishing), 'location')
  })

/** Which pages of the live sites the publication of a location's draft would change (CFG-12). Changes nothing. */
const forecast = procedure
  .permission('location.publish')
  .input(z.object({ id: z.string().min(1).max(100), expectedRevision: draftRevision }))
  .query(async ({ ctx, input: { id, expectedRevision }, signal }) => {
    const { location, accessScope } = await findLocation(ctx.accessScopes, id)
    const { scope, siteIds } = accessScope
    const change = { kind: 'location', id, revision: expectedRevision, siteIds } as const
    return forecastOnSites(ctx, { scope, siteIds, organisationId: location.live.organisationId, change }, signal)
  })

/** Discards the draft of a location. */
const discard = procedure
  .permission('location.edit')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    return requireSavedLocation(
      await discardLocationDraft(accessScope.scope, id, { siteIds: accessScope.siteIds, actor: ctx.actor }),
      'location',
    )
  })

/** Published versions of a location, newest first. */
const versions = procedure
  .permission('location.edit')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { id } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    const found = await locationVersions(accessScope.scope, id, accessScope.siteIds)
    if (!found) throw notFound('location')
    return { versions: found }
  })

/** Copies an earlier version of a location to its draft; shoppers see it once published. */
const restore = procedure
  .permission('location.edit')
  .input(z.object({ id: z.string().min(1).max(100), number: z.number().int().min(1), expectedRevision: draftRevision }))
  .mutation(async ({ ctx, input: { id, number, expectedRevision } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    const restoring = { number, expectedRevision, siteIds: accessScope.siteIds, actor: ctx.actor }
    return requireSavedLocation(await restoreLocationVersion(accessScope.scope, id, restoring), 'version')
  })

const locationId = z.object({ id: z.string().min(1).max(100) })

/** Whether a location can be removed: what still uses it, and what stays. */
const removal = procedure
  .permission('location.publish')
  .input(locationId)
  .query(async ({ ctx, input: { id } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    const found = await locationRemoval(accessScope.scope, { id, siteIds: accessScope.siteIds, now: ctx.now })
    if (!found) throw notFound('location')
    return found
  })

/** Removes a location that is hidden and that nothing uses. */
const remove = procedure
  .permission('location.publish')
  .input(locationId)
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    const removed = await removeLocation(accessScope.scope, { id, siteIds: accessScope.siteIds, now: ctx.now, actor: ctx.actor })
    if (removed.ok) return { id, name: removed.name }
    throw removed.reason === 'notFound' ? notFound('location') : new CallProblem('CONFLICT', removed.message)
  })

/** Undoes the removal of a location, which stays hidden. */
const undoRemoval = procedure
  .permission('location.publish')
  .input(locationId)
  .mutation(async ({ ctx, input: { id } }) => {
    for (const { scope, siteIds } of ctx.accessScopes) {
      const restored = await undoLocationRemoval(scope, { id, siteIds, actor: ctx.actor })
      if (restored.ok) return { id, name: restored.name }
    }
    throw notFound('location')
  })

/** A site's locations with unpublished changes. */
const waiting = procedure.onSite('location.edit').query(async ({ ctx, input: { siteId } }) => {
  const edited = await locationsWithDrafts(ctx.scope, [siteId])
  return edited
    .filter(({ live }) => live.organisationId === ctx.site.organisationId)
    .map(({ location, draft, changes, sites }) => ({
      id: location.id,
      name: location.name,
      revision: draft?.revision ?? 0,
      changes,
      /** Other sites that show the location. */
      otherSites: sites.filter(({ id }) => id !== siteId).map(({ name }) => name),
    }))
})

/** More locations than any organisation has. */
const maxRows = 500

/** Adds the coming year's public holidays of each location's country and state to its draft, closed, unless it has hours for that day. */
const addHolidays = procedure
  .permission('location.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (accessScopes.length === 0) throw notFound('organisation')
    const changed: { readonly id: string; readonly name: string; readonly days: number }[] = []
    for (const { scope, siteIds } of accessScopes) {
      const { rows } = await listLocations(scope, { page: 1, perPage: maxRows }, siteIds)
      for (const { id } of rows) {
        const edited = await getEditedLocation(scope, id, siteIds)
        if (!edited) continue
        const { location, draft } = edited
        const today = momentInZone(ctx.now, location.timeZone).date
        const missing = missingHolidays({ days: location.specialDays, timeZone: location.timeZone, state: location.address.state, today })
        if (missing.length === 0) continue
        const added = missing.map((day) => ({ ...day, status: 'Closed' as const, startAt: null, endAt: null }))
        const specialDays = [...location.specialDays, ...added].toSorted((a, b) => (a.date < b.date ? -1 : 1))
        const saved = await saveLocationDraft(scope, id, {
          draft: { ...locationValues(location), specialDays },
          expectedRevision: draft?.revision ?? 0,
          siteIds,
          actor: ctx.actor,
        })
        if (saved.ok) changed.push({ id, name: location.name, days: missing.length })
      }
    }
    return { changed }
  })

/** The dealerships a location can belong to. */
const dealerships = procedure.permission('location.edit').query(async ({ ctx }) => {
  const parts = await Promise.all(ctx.accessScopes.map(({ scope, siteIds }) => listDealerships(scope, siteIds)))
  return parts.flat()
})

export const locationsRouter = router({
  getList,
  getOne,
  create,
  update,
  publish,
  forecast,
  discard,
  versions,
  restore,
  removal,
  remove,
  undoRemoval,
  waiting,
  addHolidays,
  dealerships,
})
