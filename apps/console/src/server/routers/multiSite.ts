import { applyChange, type SettingChange } from '@forecourt/data/bulk/applyChange'
import { changeSetting } from '@forecourt/data/bulk/changeSetting'
import { listsAtSites } from '@forecourt/data/bulk/listsAtSites'
import { previewChange } from '@forecourt/data/bulk/previewChange'
import { listBulkChanges, undoBulkChange } from '@forecourt/data/bulk/undoBulkChange'
import { recordPublishedAnyway } from '@forecourt/data/compliance/waivers'
import type { Scope } from '@forecourt/data/createDatabase'
import { listDealerships } from '@forecourt/data/organisations/listDealerships'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { cloneSite, notCloned } from '@forecourt/data/sites/cloneSite'
import { getSite } from '@forecourt/data/sites/listSites'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { getVersion } from '@forecourt/data/sites/versions/listVersions'
import { type PlacedTextFinding, textProblems } from '@forecourt/rules/compliance/findingProblems'
import { modelPaths } from '@forecourt/rules/pages/slugClashes'
import { resolveSite } from '@forecourt/rules/resolveSite'
import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { describeValue } from '@forecourt/schema/diff/describeValue'
import type { ConfigProblem, Resolution } from '@forecourt/schema/layers/Layer'
import { type ListItem, valueAt } from '@forecourt/schema/layers/ListItem'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'
import { z } from 'zod'
import { grantedScopes } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { isStaff, mayOnSite } from '../access/mayOnSite'
import { blockingProblems, lacksReason, textWarnings } from '../compliance/refuseUnlawful'
import { openTextFindings } from '../compliance/textFindings'
import { warningsReason } from '../compliance/warningsReason'
import { revision } from '../configValues'
import { CallProblem, notFound } from '../errors/CallProblem'
import { localTexts } from '../multi-site/localTexts'
import { procedure } from '../procedure'
import { refuseStaffOnly } from '../sites/refuseStaffOnly'
import { requireSavedDraft } from '../sites/requireSavedDraft'
import { router } from '../trpc'

/** Resolves a site's draft or live state, with the origin of every value. */
const siteResolution = async (scope: Scope, siteId: string, state: 'draft' | 'live') => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw notFound('site')
  const { site, layers, draft, modelPages } = editing
  const live = state === 'live' && site.liveVersion !== null ? await getVersion(scope, siteId, site.liveVersion) : null
  const resolution = resolveSite(live ? live.layers : [...layers, siteLayer(site.name, draft.values)], new Set(modelPaths(modelPages)))
  return { site, draft, resolution, inherited: resolveSite(layers).config, isLive: live !== null }
}

const pointerTo = (isAllowed: (node: SchemaNode) => boolean, message: string) =>
  z
    .string()
    .startsWith('/')
    .max(300)
    .refine((at) => {
      const node = settingAt(at)?.node
      return node !== undefined && isAllowed(node)
    }, message)

const isList = (node: SchemaNode) => node['x-merge'] === 'id'
const isOneValue = (node: SchemaNode) => node.type !== 'object' && !isList(node)

const listPointer = pointerTo(isList, 'This list can’t be shared between sites.')

const itemId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/, 'This is not an item name.')
const item = z.looseObject({ id: itemId }).refine(({ removed }) => removed === undefined, 'Use “remove” to remove an item.')
const items = z.array(item).max(100) as unknown as z.ZodType<readonly ListItem[]>

/** One setting set or reset to the inherited value, or a list with an item added, removed or replaced. */
const settingChange: z.ZodType<SettingChange> = z.union([
  z.object({ pointer: pointerTo((node) => node.type !== 'object', 'This setting can’t be reset.'), reset: z.literal(true) }),
  z.object({
    pointer: pointerTo(isOneValue, 'This setting can’t have a single value.'),
    reset: z.literal(false),
    value: z.unknown(),
  }),
  z.object({ pointer: listPointer, add: item as unknown as z.ZodType<ListItem> }),
  z.object({ pointer: listPointer, remove: itemId }),
  z.object({ pointer: listPointer, replace: items }),
])

interface CopyOptions {
  readonly source: Resolution
  /** The target without its own layer. */
  readonly inherited: ResolvedConfig
  /** The target's own values. */
  readonly values: ConfigValues
}

/**
 * The target's own values with one setting copied from the source. Removes items that the source lacks; omits values that equal the
 * inherited one.
 */
const copiedValues = ({ source, inherited, values }: CopyOptions, pointer: string): ConfigValues => {
  const wanted = valueAt(source.config, pointer)
  const beneath = valueAt(inherited, pointer)
  if (wanted !== undefined) return setValue(values, pointer, wanted)
  if (beneath === undefined) return removeValue(values, pointer)
  return setValue(values, pointer, { id: pointerSegments(pointer).at(-1), removed: true })
}

/** A site's value of a setting, and the layer it comes from. */
interface SiteValue {
  readonly text: string
  readonly origin: string
  readonly lockedBy: string | null
}

/** A setting that differs between two sites. */
interface SiteDifference {
  readonly pointer: string
  readonly where: string
  readonly group: string
  /** The difference as a sentence; for lists more precise than the values. */
  readonly sentence: string
  readonly left: SiteValue
  readonly right: SiteValue
  /** Whether it is a single value or item, which can be copied between the sites. */
  readonly canCopy: boolean
}

const formatSetting = ({ config }: Resolution, pointer: string): string => {
  const value = valueAt(config, pointer)
  const node = settingAt(pointer, config)?.node
  if (value === undefined) return 'not set'
  return node ? describeValue(node, value) : JSON.stringify(value)
}

/** The origin of a value, or of an item's values. */
const originOf = ({ origins }: Resolution, pointer: string) => {
  const exact = origins.get(pointer)
  if (exact) return exact
  for (const [key, origin] of origins) if (key.startsWith(`${pointer}/`)) return origin
  return undefined
}

const siteValue = (resolution: Resolution, pointer: string): SiteValue => {
  const origin = originOf(resolution, pointer)
  return { text: formatSetting(resolution, pointer), origin: origin?.name ?? '', lockedBy: origin?.lockedBy ?? null }
}

/** The settings that differ between two sites, in the editor's order. */
const compareSites = (left: Resolution, right: Resolution): SiteDifference[] =>
  describeChanges(left.config, right.config).map(({ pointer, where, group, sentence }) => {
    const [one, other] = [valueAt(left.config, pointer), valueAt(right.config, pointer)]
    // An item at different indexes is a difference in the list's order.
    const isOrder = typeof one === 'object' && typeof other === 'object' && !Array.isArray(one)
    return { pointer, where, group, sentence, left: siteValue(left, pointer), right: siteValue(right, pointer), canCopy: !isOrder }
  })

const dryRunInput = z.object({ siteIds: z.array(z.string().max(100)).min(1).max(100), change: settingChange })

/** Previews one change on the drafts of several sites: before, after and obstacles. */
const dryRun = procedure
  .permission('site.edit')
  .input(dryRunInput)
  .query(async ({ ctx, input: { siteIds, change } }) => {
    const setting = settingAt(change.pointer)
    const reserved = setting?.role !== 'dealer' && !isStaff(ctx.session)
    const found = await Promise.all(
      ctx.accessScopes.map((accessScope) =>
        previewChange(
          accessScope.scope,
          siteIds.filter((id) => accessScope.siteIds?.includes(id) ?? true),
          change,
        ),
      ),
    )
    const sites = found.flat()
    if (siteIds.some((id) => !sites.some(({ siteId }) => siteId === id))) throw notFound('site')
    return {
      where: setting?.where ?? '',
      sites: sites.map((site) => ({
        ...site,
        obstacle: reserved ? `“${setting?.where}” can only be changed by Forecourt staff.` : site.obstacle,
        mayPublish: mayOnSite(ctx.session, 'site.publish', site),
      })),
    }
  })

const listsInput = z.object({ siteIds: z.array(z.string().max(100)).min(1).max(100), pointer: listPointer })

/** The items of a list in several sites' drafts, to choose an item or a source list. */
const lists = procedure
  .permission('site.edit')
  .input(listsInput)
  .query(async ({ ctx, input: { siteIds, pointer } }) => {
    const found = await Promise.all(
      ctx.accessScopes.map((accessScope) =>
        listsAtSites(
          accessScope.scope,
          siteIds.filter((id) => accessScope.siteIds?.includes(id) ?? true),
          pointer,
        ),
      ),
    )
    const sites = found.flat()
    if (siteIds.some((id) => !sites.some(({ siteId }) => siteId === id))) throw notFound('site')
    // Page blocks are large, so they are returned for one site at a time.
    if (siteIds.length === 1 || settingAt(pointer)?.node['x-control'] !== 'blocks') return { sites }
    return { sites: sites.map((site) => ({ ...site, items: site.items.map(({ blocks: _blocks, ...page }) => page as ListItem) })) }
  })

const changeInput = z.object({
  /** Identifies the bulk change across its sites. */
  bulkId: z.uuid(),
  change: settingChange,
  expectedRevision: revision,
  publish: z.boolean().default(false),
  note: z.string().trim().max(500).default(''),
  reason: warningsReason,
})

/** Why a bulk change isn't published at a site, in a sentence; null if it can be. */
const whyUnpublished = (
  unlawful: readonly ConfigProblem[],
  unexplained: readonly PlacedTextFinding[],
  country: 'AU' | 'NZ',
): string | null => {
  const [problem] = [...unlawful, ...textProblems(unexplained, country)]
  if (!problem) return null
  const why = unlawful.length > 0 ? 'its pages would break advertising law' : 'it adds a legal warning and no reason was given'
  return `Not published, as ${why}. ${problem.where}: ${problem.message}`
}

/**
 * Applies a bulk change to one site's draft; publishes it if requested, permitted, lawful, explained where it adds warnings, and nothing
 * else would be published with it.
 */
const change = procedure
  .onSite('site.edit')
  .input(changeInput)
  .mutation(async ({ ctx, input: { siteId, publish, reason, ...bulk } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { site, layers, draft } = editing
    const { values, after } = applyChange({ name: site.name, weakerLayers: layers, values: draft.values }, bulk.change)
    await refuseStaffOnly(ctx.session, ctx.scope, siteId, values)
    const isPublished = publish && mayOnSite(ctx.session, 'site.publish', ctx.site)
    const texts = isPublished ? await openTextFindings(ctx, siteId, after.config) : []
    const unlawful = isPublished ? await blockingProblems(ctx, { siteId, config: after.config }, texts) : []
    const findings = textWarnings(texts)
    const message = whyUnpublished(unlawful, lacksReason(findings, reason) ? findings : [], after.config.identity.country)
    const result = await changeSetting(ctx.scope, { ...bulk, siteId, publish: isPublished && message === null, actor: ctx.actor })
    if (result.outcome === 'published') {
      await recordPublishedAnyway(ctx.scope, { siteId, findings, reason, actor: ctx.actor })
      await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    }
    return result.outcome !== 'saved' || message === null ? result : { ...result, message }
  })

/** Undoes a bulk change on one site. */
const undo = procedure
  .onSite('site.edit')
  .input(z.object({ bulkId: z.string().max(100) }))
  .mutation(async ({ ctx, input: { siteId, bulkId } }) => {
    const mayPublish = mayOnSite(ctx.session, 'site.publish', ctx.site)
    const result = await undoBulkChange(ctx.scope, { bulkId, siteId, mayPublish, actor: ctx.actor })
    if (result.isLiveChanged) await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return result
  })

/** Bulk changes of the sites that the caller can edit, newest first. */
const history = procedure.permission('site.edit').query(async ({ ctx }) => {
  const found = await Promise.all(
    ctx.accessScopes.map(async ({ scope, siteIds }) =>
      (await listBulkChanges(scope)).map((bulk) => ({
        ...bulk,
        sites: bulk.sites.filter(({ siteId }) => siteIds?.includes(siteId) ?? true),
      })),
    ),
  )
  const changes = found.flat().filter(({ sites }) => sites.length > 0)
  return { changes: changes.sort((one, other) => other.changedAt.localeCompare(one.changedAt)) }
})

const compareInput = z.object({ otherId: z.string().min(1).max(100), state: z.enum(['draft', 'live']).default('draft') })

/** The settings that differ between two sites, as text, with the layer of each value. */
const compare = procedure
  .onSite('site.read')
  .input(compareInput)
  .query(async ({ ctx, input: { siteId, otherId, state } }) => {
    const allowed = ctx.accessScopes.filter(({ siteIds }) => siteIds === null || siteIds.includes(otherId))
    const other = await findWithin(allowed, (scope) => getSite(scope, otherId))
    if (!other) throw notFound('site')
    const [left, right] = await Promise.all([
      siteResolution(ctx.scope, siteId, state),
      siteResolution(other.accessScope.scope, otherId, state),
    ])
    const about = ({ site, draft, isLive }: typeof left) => ({
      id: site.siteId,
      name: site.name,
      organisationName: site.organisationName,
      template: site.template,
      manufacturer: site.manufacturer,
      draftRevision: draft.revision,
      isLive,
      mayEdit: mayOnSite(ctx.session, 'site.edit', site),
    })
    return { left: about(left), right: about(right), differences: compareSites(left.resolution, right.resolution) }
  })

const copyInput = z.object({
  fromId: z.string().min(1).max(100),
  state: z.enum(['draft', 'live']).default('draft'),
  pointer: z.string().startsWith('/').max(500),
  expectedRevision: revision,
})

/** Copies one setting from another site to this site's draft. */
const copy = procedure
  .onSite('site.edit')
  .input(copyInput)
  .mutation(async ({ ctx, input: { siteId, fromId, state, pointer, expectedRevision } }) => {
    const readableScopes = grantedScopes(ctx.db, ctx.session, 'site.read').filter(
      ({ siteIds }) => siteIds === null || siteIds.includes(fromId),
    )
    const from = await findWithin(readableScopes, (scope) => getSite(scope, fromId))
    if (!from) throw notFound('site')
    const source = await siteResolution(from.accessScope.scope, fromId, state)
    const target = await siteResolution(ctx.scope, siteId, 'draft')
    const values = copiedValues({ source: source.resolution, inherited: target.inherited, values: target.draft.values }, pointer)
    await refuseStaffOnly(ctx.session, ctx.scope, siteId, values)
    const saved = await saveDraft(ctx.scope, { siteId, values, expectedRevision, actor: ctx.actor })
    return { revision: requireSavedDraft(saved, ctx.site.liveVersion).revision }
  })

const cloneInput = z.object({
  organisationId: z.string().min(1).max(100),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{1,49}$/, 'Use lower-case letters, digits and hyphens.'),
  name: z.string().trim().min(1, 'Enter a name for the site.').max(80),
  host: z
    .string()
    .max(253)
    .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/, 'Enter a host name.'),
  dealershipIds: z.array(z.string().max(100)).max(50),
  /** The country of the new site. */
  country: z.enum(['AU', 'NZ']),
  /** Pointers of texts to leave out. */
  leaveOut: z.array(z.string().startsWith('/').max(500)).max(500).default([]),
})

/** Clones a site for an organisation in the caller's scopes; others are not found. */
const clone = procedure
  .onSite('site.create')
  .input(cloneInput)
  .mutation(async ({ ctx, input: { host, ...wanted } }) => {
    const { organisationId } = wanted
    if (!ctx.accessScopes.some((accessScope) => accessScope.organisationId === null || accessScope.organisationId === organisationId))
      throw notFound('organisation')
    const cloned = await cloneSite(ctx.scope, { ...wanted, hosts: [host], actor: ctx.actor })
    if (cloned.ok) return { id: cloned.siteId }
    if (cloned.reason === 'notFound') throw new CallProblem('NOT_FOUND', cloned.message)
    const field = cloned.reason === 'hostTaken' ? 'host' : 'slug'
    throw new CallProblem(cloned.reason === 'invalid' ? 'BAD_REQUEST' : 'CONFLICT', cloned.message, { fields: { [field]: cloned.message } })
  })

/** The organisations to clone a site for, and the settings that are left out. */
const cloneChoices = procedure.permission('site.create').query(async ({ ctx }) => ({
  dealerships: (await Promise.all(ctx.accessScopes.map(({ scope }) => listDealerships(scope)))).flat(),
  hostSuffix: ctx.siteHostSuffix,
  leftOut: notCloned.flatMap((pointer) => settingAt(pointer)?.where ?? []),
}))

/** The site's own texts that only fit that site, and its country. */
const cloneTexts = procedure.onSite('site.create').query(async ({ ctx, input: { siteId } }) => {
  const { resolution } = await siteResolution(ctx.scope, siteId, 'draft')
  const { organisationId } = ctx.site
  const places = await ctx.scope.transaction((tx) =>
    tx.location.findMany({ where: { organisationId }, select: { city: true, name: true, state: true } }),
  )
  const names = places.flatMap(({ city, name }) => [city, name])
  return { country: resolution.config.identity.country, texts: localTexts(resolution, names) }
})

export const multiSiteRouter = router({ dryRun, lists, change, undo, history, compare, copy, clone, cloneChoices, cloneTexts })
