import { recordPublishedAnyway } from '@forecourt/data/compliance/waivers'
import { listLeads } from '@forecourt/data/leads/listLeads'
import { finishOnboardings } from '@forecourt/data/onboarding/finishOnboardings'
import { contentClaims as brokenClaims, type ContentClaim } from '@forecourt/data/publishing/contentClaims'
import { publishSite } from '@forecourt/data/publishing/publishSite'
import { publicationState } from '@forecourt/data/publishing/requests/listRequests'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { changeSiteStatus } from '@forecourt/data/sites/changeSiteStatus'
import { createSite } from '@forecourt/data/sites/createSite'
import { deleteSite } from '@forecourt/data/sites/deleteSite'
import { getSite, listSites } from '@forecourt/data/sites/listSites'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { renameSite } from '@forecourt/data/sites/renameSite'
import { saveDraft as saveSiteDraft } from '@forecourt/data/sites/saveDraft'
import { getVersion as getSiteVersion } from '@forecourt/data/sites/versions/listVersions'
import { countedCars } from '@forecourt/data/stock/search/listedCars'
import { countCarButtons } from '@forecourt/rules/car/buttons/countCarButtons'
import { modelPaths } from '@forecourt/rules/pages/slugClashes'
import { resolveSite } from '@forecourt/rules/resolveSite'
import { fileSchemaPath } from '@forecourt/schema/json-schema/composeFileSchema'
import { configFileText } from '@forecourt/schema/layers/configFileText'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { parseConfigImport } from '@forecourt/schema/validation/parseConfigImport'
import { z } from 'zod'
import { findWithin, listWithin } from '../access/findWithin'
import { isStaff, mayOnSite } from '../access/mayOnSite'
import { draftJudgement, refuseUnexplained } from '../compliance/refuseUnlawful'
import { openTextFindings } from '../compliance/textFindings'
import { warningsReason } from '../compliance/warningsReason'
import { configValues, revision, versionNumber } from '../configValues'
import { CallProblem, notFound } from '../errors/CallProblem'
import { leadCsv } from '../leads/leadCsv'
import { getManyInput, getOneInput, listInput } from '../listInput'
import { loadPreviewPage } from '../preview/loadPreviewPage'
import { procedure } from '../procedure'
import { readAllRows } from '../readAllRows'
import { refreshSentence } from '../sites/refreshSites'
import { refuseStaffOnly, refuseUnknown } from '../sites/refuseStaffOnly'
import { requireSavedDraft } from '../sites/requireSavedDraft'
import { siteRow } from '../sites/siteRow'
import { router } from '../trpc'
import { asShown, asShownFile, asShownZone } from './sites/asShown'
import { forecast, forecastSides } from './sites/forecasts'
import { changeTemplate, templateChoices, templatePreview, templateReport } from './sites/templates'
import { compareVersions, getVersion, listVersions, restore, rollBack } from './sites/versions'

const siteListInput = listInput(['name', 'publishedAt', 'draftUpdatedAt'], {
  q: z.string().max(100),
  status: z.enum(['draft', 'live', 'paused', 'archived']),
  unpublishedChanges: z.boolean(),
})

const getList = procedure
  .permission('site.read')
  .input(siteListInput)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) =>
      listSites(scope, siteIds ? { ...part, filter: { ...part.filter, ids: siteIds } } : part),
    )
    return { data: page.rows.map((row) => siteRow(row, ctx.originOf)), total: page.total }
  })

const getOne = procedure
  .permission('site.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const allowed = ctx.accessScopes.filter(({ siteIds }) => siteIds === null || siteIds.includes(id))
    const found = await findWithin(allowed, (scope) => getSite(scope, id))
    if (!found) throw notFound('site')
    return siteRow(found.record, ctx.originOf)
  })

const getMany = procedure
  .permission('site.read')
  .input(getManyInput)
  .query(async ({ ctx, input: { ids } }) => {
    const page = await listWithin(ctx, { page: 1, perPage: 200 }, (scope, query, { siteIds }) =>
      listSites(scope, { ...query, filter: { ids: siteIds ? ids.filter((id) => siteIds.includes(id)) : ids } }),
    )
    return page.rows.map((row) => siteRow(row, ctx.originOf))
  })

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,49}$/, 'Use lower-case letters, digits and hyphens.')
const host = z
  .string()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/, 'Enter a host name.')

const newSite = z.object({
  organisationId: z.string().max(100),
  slug,
  name: z.string().trim().min(1, 'Enter a name for the site.').max(80),
  templateLayerId: z.string().max(100),
  manufacturerLayerId: z.string().max(100).optional(),
  /** The dealerships whose stock it shows; empty shows the whole organisation's. */
  dealershipIds: z.array(z.string().max(100)).max(50).default([]),
  hosts: z.array(host).min(1, 'Enter a host name for the site.').max(10),
})

/** Creates a site with an empty draft. The organisation must be in the caller's scopes, else it is not found. */
const create = procedure
  .permission('site.create')
  .input(newSite)
  .mutation(async ({ ctx, input }) => {
    const accessScope = ctx.accessScopes.find(({ organisationId }) => organisationId === null || organisationId === input.organisationId)
    if (!accessScope) throw notFound('organisation')
    const result = await createSite(accessScope.scope, { ...input, actor: ctx.actor })
    if (result.ok) return { id: result.siteId }
    if (result.reason === 'notFound') throw new CallProblem('NOT_FOUND', result.message)
    const field = result.reason === 'hostTaken' ? 'hosts' : 'slug'
    throw new CallProblem(result.reason === 'invalid' ? 'BAD_REQUEST' : 'CONFLICT', result.message, { fields: { [field]: result.message } })
  })

/** The editor's initial data: the weaker layers, the draft and the live state. */
const forEditing = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const editing = await siteForEditing(ctx.scope, siteId)
  if (!editing) throw notFound('site')
  const { site, layers, draft, liveVersion, modelPages } = editing
  const live = liveVersion && (await getSiteVersion(ctx.scope, siteId, liveVersion.number))
  const { name, locks } = siteLayer(site.name, {})
  return {
    site: {
      id: site.siteId,
      slug: site.slug,
      name: site.name,
      organisation: { id: site.organisationId, name: site.organisationName },
      hosts: site.hosts,
      address: site.hosts[0] === undefined ? '' : ctx.originOf(site.hosts[0]),
    },
    layers,
    modelPages,
    siteLayer: { name, locks },
    draft,
    live: live && { version: live.number, config: live.config, publishedAt: live.publishedAt, author: live.authorName, note: live.note },
    publication: await publicationState(ctx.scope, { siteId, userId: ctx.session.user.id, now: ctx.now }),
    userId: ctx.session.user.id,
    role: isStaff(ctx.session) ? ('staff' as const) : ('dealer' as const),
    can: {
      edit: mayOnSite(ctx.session, 'site.edit', site),
      publish: mayOnSite(ctx.session, 'site.publish', site),
      share: mayOnSite(ctx.session, 'site.share', site),
      waive: mayOnSite(ctx.session, 'compliance.waive', site),
      editLocations: mayOnSite(ctx.session, 'location.edit', site),
      readOffers: mayOnSite(ctx.session, 'offer.edit', site),
    },
  }
})

/** A page of a site's draft, with its config. */
const draftPage = procedure
  .onSite('site.read')
  .input(z.object({ path: z.string().startsWith('/').max(2_000) }))
  .query(async ({ ctx, input: { siteId, path } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { config } = resolveConfig([...editing.layers, siteLayer(editing.site.name, editing.draft.values)])
    const { db, originOf, now } = ctx
    return { config, page: await loadPreviewPage({ db, originOf, editing, config, path, query: '', now }) }
  })

/** Saves the draft. Invalid values are accepted and returned as problems. */
const saveDraft = procedure
  .onSite('site.edit')
  .input(z.object({ values: configValues, expectedRevision: revision }))
  .mutation(async ({ ctx, input: { siteId, values, expectedRevision } }) => {
    await refuseUnknown(ctx.scope, siteId, values)
    await refuseStaffOnly(ctx.session, ctx.scope, siteId, values)
    const saved = requireSavedDraft(
      await saveSiteDraft(ctx.scope, { siteId, values, expectedRevision, actor: ctx.actor }),
      ctx.site.liveVersion,
    )
    const editing = await siteForEditing(ctx.scope, siteId)
    const problems = editing
      ? resolveSite([...editing.layers, siteLayer(editing.site.name, values)], new Set(modelPaths(editing.modelPages))).problems
      : []
    return { revision: saved.revision, savedAt: saved.savedAt, problems }
  })

/** Replaces the draft with a config file; an invalid one is refused as a whole, with its problems. */
const importConfig = procedure
  .onSite('site.edit')
  .input(z.object({ text: z.string(), expectedRevision: revision }))
  .mutation(async ({ ctx, input: { siteId, text, expectedRevision } }) => {
    const parsed = parseConfigImport(text)
    if (!parsed.ok)
      throw new CallProblem('BAD_REQUEST', parsed.problems[0]?.message ?? 'This file does not contain settings.', {
        problems: parsed.problems,
      })
    await refuseStaffOnly(ctx.session, ctx.scope, siteId, parsed.values)
    const saved = requireSavedDraft(
      await saveSiteDraft(ctx.scope, { siteId, values: parsed.values, expectedRevision, actor: ctx.actor }),
      ctx.site.liveVersion,
    )
    return { revision: saved.revision, savedAt: saved.savedAt, values: parsed.values }
  })

/** The draft as a file: the site's own values, without inherited ones. */
const exportConfig = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const editing = await siteForEditing(ctx.scope, siteId)
  if (!editing) throw notFound('site')
  const text = configFileText(editing.draft.values, new URL(fileSchemaPath, ctx.consoleUrl).href)
  return { fileName: `${editing.site.slug}.config.json`, text }
})

const publishInput = z.object({
  expectedRevision: revision,
  expectedVersion: versionNumber.nullable(),
  note: z.string().trim().max(500).default(''),
  reason: warningsReason,
  /** Locations whose drafts are published with it, by the revision that the user saw. */
  locations: z
    .array(z.object({ id: z.string().max(100), revision: z.number().int().min(1) }))
    .max(100)
    .default([]),
})

/** Publishes the draft if it is valid, and neither it nor the live version changed meanwhile. */
const publish = procedure
  .onSite('site.publish')
  .input(publishInput)
  .mutation(async ({ ctx, input: { siteId, expectedRevision, expectedVersion, note, reason, locations } }) => {
    if (locations.length > 0 && !mayOnSite(ctx.session, 'location.publish', ctx.site))
      throw new CallProblem('FORBIDDEN', 'Your role can’t publish locations.')
    const findings = await refuseUnexplained(ctx, { siteId }, { reason })
    const result = await publishSite(ctx.scope, { siteId, note, expectedRevision, expectedVersion, locations, actor: ctx.actor })
    if (result.ok) {
      const invited = await finishOnboardings(ctx.db, { siteId, now: ctx.now })
      await recordPublishedAnyway(ctx.scope, { siteId, findings, reason, actor: ctx.actor })
      const servers = await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId, version: result.version })
      return { version: result.version, publishedAt: ctx.now, servers, message: refreshSentence(result.version, servers), invited }
    }
    if (result.reason === 'invalid') {
      const { length } = result.problems
      throw new CallProblem(
        'BAD_REQUEST',
        `${length} ${length === 1 ? 'setting needs' : 'settings need'} attention before you can publish.`,
        { problems: result.problems },
      )
    }
    if (result.reason === 'conflict') {
      const draft = (await siteForEditing(ctx.scope, siteId))?.draft
      throw new CallProblem('CONFLICT', result.message, draft && { conflict: { ...draft, version: result.liveVersion } })
    }
    if (result.reason === 'location') throw new CallProblem('CONFLICT', result.message)
    throw notFound('site')
  })

/** The number of the site's cars that each button shows on under a draft, and why not on the others. */
const buttonCounts = procedure
  .onSite('site.read')
  .input(z.object({ place: z.enum(['card', 'vdp']), values: configValues }))
  .query(async ({ ctx, input: { siteId, place, values } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { site, layers, dealershipIds } = editing
    const { config } = resolveConfig([...layers, siteLayer(site.name, values)])
    const rendered = { siteId, organisationId: site.organisationId, slug: site.slug, dealershipIds, config }
    const { cars, locations } = await countedCars(ctx.db, rendered, ctx.now)
    const places = new Map(locations.map((location) => [location.id, location]))
    return countCarButtons(cars, config[place].buttons, { config, place, now: ctx.now }, (car) => places.get(car.locationId) ?? null)
  })

/** Promises in offers and cars' comments that are false under a draft, and whether they are so under the live version already. */
const contentClaims = procedure
  .onSite('site.read')
  .input(z.object({ values: configValues }))
  .query(async ({ ctx, input: { siteId, values } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { site, layers, dealershipIds } = editing
    const { config } = resolveConfig([...layers, siteLayer(site.name, values)])
    const claimsUnder = (shown: typeof config) =>
      brokenClaims(ctx.db, { siteId, organisationId: site.organisationId, slug: site.slug, dealershipIds, config: shown }, ctx.now)
    const live = editing.liveVersion && (await getSiteVersion(ctx.scope, siteId, editing.liveVersion.number))
    const keyOf = (claim: ContentClaim) => JSON.stringify([claim.of, claim.name, claim.message])
    const known = new Set((live ? await claimsUnder(live.config) : []).map(keyOf))
    return (await claimsUnder(config)).map((claim) => ({ ...claim, isLive: known.has(keyOf(claim)) }))
  })

/** Findings of the compliance rules on the pages of the draft without a waiver; null while no site server can be reached. */
const compliance = procedure.onSite('site.read').query(({ ctx, input: { siteId } }) => draftJudgement(ctx, siteId))

/** Findings of the compliance rules in the changed texts of the draft, without a waiver: at once, and without a site server. */
const textFindings = procedure.onSite('site.read').query(({ ctx, input: { siteId } }) => openTextFindings(ctx, siteId))

/** Closes and reopens a site; staff archive and restore it. */
const changeStatus = procedure
  .onSite('site.manage')
  .input(z.object({ change: z.enum(['pause', 'resume', 'archive', 'unarchive']) }))
  .mutation(async ({ ctx, input: { siteId, change } }) => {
    const isForStaff = change === 'archive' || change === 'unarchive'
    if (isForStaff && !mayOnSite(ctx.session, 'site.create', ctx.site))
      throw new CallProblem('FORBIDDEN', 'Only Forecourt staff can archive sites.')
    const result = await changeSiteStatus(ctx.scope, { siteId, change, actor: ctx.actor })
    if (!result.ok && result.reason === 'notFound') throw notFound('site')
    if (!result.ok) throw new CallProblem('CONFLICT', result.message)
    await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return { status: result.status }
  })

/** All leads of a site as CSV, for the dealer before the site is deleted. */
const leadsCsv = procedure.onSite('lead.read').query(async ({ ctx, input: { siteId } }) => {
  const { rows } = await readAllRows((page) =>
    listLeads(ctx.scope, { ...page, sort: { field: 'createdAt', order: 'DESC' }, filter: { siteId } }),
  )
  return { fileName: `leads-${ctx.site.slug}-${ctx.now.slice(0, 10)}.csv`, text: leadCsv(rows), rows: rows.length }
})

/** Schedules the deletion of an archived site after two weeks; requires its name as confirmation. */
const remove = procedure
  .onSite('site.create')
  .input(z.object({ enteredName: z.string().max(120) }))
  .mutation(async ({ ctx, input: { siteId, enteredName } }) => {
    const result = await deleteSite(ctx.scope, { siteId, enteredName, now: ctx.now, actor: ctx.actor })
    if (result.ok) return { deleteAt: result.deleteAt }
    if (result.reason === 'notFound') throw notFound('site')
    const fields: Record<string, string> = result.reason === 'wrongName' ? { enteredName: result.message } : {}
    throw new CallProblem(result.reason === 'wrongName' ? 'BAD_REQUEST' : 'CONFLICT', result.message, { fields })
  })

const renameInput = z.object({
  name: z.string().trim().min(1, 'Enter a name for the site.').max(80),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{1,49}$/, 'Use 2 to 50 lower-case letters, digits and hyphens.'),
})

/** Renames a site, and for staff its platform host; the old host redirects. */
const rename = procedure
  .onSite('site.manage')
  .input(renameInput)
  .mutation(async ({ ctx, input: { siteId, name, slug } }) => {
    if (slug !== ctx.site.slug && !mayOnSite(ctx.session, 'site.create', ctx.site))
      throw new CallProblem('FORBIDDEN', 'Only Forecourt staff can change a site’s address.', {
        fields: { slug: 'Only Forecourt staff can change a site’s address.' },
      })
    const hostOf = (short: string) => `${short}.${ctx.siteHostSuffix}`
    const result = await renameSite(ctx.scope, { siteId, name, slug, hostOf, actor: ctx.actor })
    if (!result.ok && result.reason === 'notFound') throw notFound('site')
    if (!result.ok) throw new CallProblem('CONFLICT', result.message, { fields: { slug: result.message } })
    await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return { name, slug }
  })

export const sitesRouter = router({
  getList,
  getOne,
  getMany,
  create,
  forEditing,
  draftPage,
  saveDraft,
  importConfig,
  exportConfig,
  publish,
  rollBack,
  restore,
  listVersions,
  getVersion,
  compareVersions,
  buttonCounts,
  contentClaims,
  compliance,
  textFindings,
  forecast,
  forecastSides,
  asShown,
  asShownFile,
  asShownZone,
  changeStatus,
  changeTemplate,
  leadsCsv,
  remove,
  rename,
  templateChoices,
  templatePreview,
  templateReport,
})
