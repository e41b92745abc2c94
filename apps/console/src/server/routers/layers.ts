import { randomUUID } from 'node:crypto'
import { appendAudit } from '@forecourt/data/audit/appendAudit'
import { listPlatformImages } from '@forecourt/data/images/listImages'
import { removeSharedImage, renameSharedImage } from '@forecourt/data/images/renameSharedImage'
import { insertLayer } from '@forecourt/data/layers/insertLayer'
import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { listLayerSites, listLayers, listReleases } from '@forecourt/data/layers/listLayers'
import { type ReleaseLayerResult, releaseLayer, restoreRelease } from '@forecourt/data/layers/releaseLayer'
import { discardLayerDraft, lockSetting, saveLayerDraft } from '@forecourt/data/layers/saveLayerDraft'
import { layerImpact } from '@forecourt/data/publishing/rollouts/layerImpact'
import { type SiteForEditing, siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { violatedConstraint } from '@forecourt/data/violatedConstraint'
import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { type Layer, layerKinds } from '@forecourt/schema/layers/Layer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { validateValues } from '@forecourt/schema/validation/validateValues'
import { z } from 'zod'
import { configValues, revision } from '../configValues'
import { CallProblem, notFound } from '../errors/CallProblem'
import { imageInput, sentImage } from '../images/sentImage'
import { imagePage, storeImage } from '../images/storeImage'
import { instant } from '../instant'
import { goBackReason, layerId, layerSiteFilter, layerState, releaseNumber } from '../layers/layerInput'
import { layerAt, siteConfigs } from '../layers/layerStacks'
import { listInput } from '../listInput'
import { loadPreviewPage } from '../preview/loadPreviewPage'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** A site's layers that are weaker and stronger than one of them. */
interface SiteStack {
  /** The weaker layers. */
  readonly weakerLayers: readonly Layer[]
  /** The stronger layers; the site's own is last. */
  readonly strongerLayers: readonly Layer[]
}

const rank = ({ kind }: Pick<Layer, 'kind'>) => layerKinds.indexOf(kind)

/** Splits a site's layers around a kind of layer. The site need not use that kind: any site can preview a layer. */
const siteStack = ({ site, layers, draft }: SiteForEditing, edited: Pick<Layer, 'kind'>): SiteStack => {
  const all = [...layers, siteLayer(site.name, draft.values)]
  return {
    weakerLayers: all.filter((layer) => rank(layer) < rank(edited)),
    strongerLayers: all.filter((layer) => rank(layer) > rank(edited)),
  }
}

/** The layers beneath the sites' own. Loaded at once and filtered in memory, since there are few; each organisation can add one. */
const getList = procedure
  .onPlatform('layer.edit')
  .input(
    listInput(['name', 'siteCount', 'updatedAt'], {
      q: z.string().max(100),
      kind: z.enum(['platform', 'template', 'manufacturer', 'organisation']),
      state: z.enum(['draft', 'behind']),
    }),
  )
  .query(async ({ ctx, input: { page, perPage, filter = {} } }) => {
    const { q = '', kind, state } = filter
    const layers = await listLayers(ctx.db.platform)
    const found = layers.filter(
      (layer) =>
        layer.name.toLowerCase().includes(q.trim().toLowerCase()) &&
        (kind === undefined || layer.kind === kind) &&
        (state !== 'draft' || layer.draft !== null) &&
        (state !== 'behind' || layer.behindCount > 0),
    )
    const rows = found.slice((page - 1) * perPage, page * perPage)
    return { data: rows.map(({ values: _values, ...row }) => row), total: found.length }
  })

/** A layer with its releases. */
const getOne = procedure
  .onPlatform('layer.edit')
  .input(z.object({ id: layerId }))
  .query(async ({ ctx, input: { id } }) => {
    const [layer] = await listLayers(ctx.db.platform, id)
    if (!layer) throw notFound('layer')
    const { values: _values, ...about } = layer
    return { ...about, releases: await listReleases(ctx.db.platform, id) }
  })

const newLayer = z.object({
  kind: z.enum(['template', 'manufacturer']),
  name: z.string().trim().min(1, 'Enter a name for the layer.').max(60),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{1,49}$/, 'Use lower-case letters, digits and hyphens.'),
  /** A layer to copy; without one the new layer is empty. */
  from: layerId.optional(),
})

/** Creates a template or a manufacturer's layer that no site uses yet. */
const create = procedure
  .onPlatform('layer.edit')
  .input(newLayer)
  .mutation(async ({ ctx, input: { from, ...wanted } }) => {
    const source = from === undefined ? null : await layerForEditing(ctx.db.platform, from)
    if (from !== undefined && !source) throw notFound('layer')
    const { values = {}, locks = [], lockReasons = {} } = source?.released ?? {}
    const id = randomUUID()
    try {
      await ctx.db.platform.transaction(async (tx) => {
        await insertLayer(tx, { id, ...wanted, schemaVersion, values, locks, lockReasons, author: ctx.actor })
        await appendAudit(tx, {
          organisationId: null,
          actor: ctx.actor,
          action: 'layer.create',
          target: id,
          summary: `Created the layer ${wanted.name}${source ? ` from ${source.released.name}` : ''}`,
        })
      })
    } catch (error) {
      if (violatedConstraint(error)?.rule !== 'unique') throw error
      const message = 'Another layer of this type already has this short name.'
      throw new CallProblem('CONFLICT', message, { fields: { slug: message } })
    }
    return { id }
  })

/** Any site, for a layer without sites. */
const anySite = async (db: { platform: Parameters<typeof siteForEditing>[0] }) =>
  (await db.platform.transaction((tx) => tx.site.findFirst({ orderBy: { name: 'asc' }, select: { id: true } })))?.id

/** The initial data of a layer's editor: the layer, its draft, and a site as preview. */
const forEditing = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, previewSiteId: z.string().max(100).optional() }))
  .query(async ({ ctx, input: { layerId: id, previewSiteId } }) => {
    const scope = ctx.db.platform
    const layer = await layerForEditing(scope, id)
    if (!layer) throw notFound('layer')
    const { sites, total } = await listLayerSites(scope, id, {}, { limit: 1 })
    const shownId = previewSiteId ?? sites[0]?.siteId ?? (await anySite(ctx.db))
    const editing = shownId === undefined ? null : await siteForEditing(scope, shownId)
    return {
      layer,
      siteCount: total,
      previewSite: editing && {
        id: editing.site.siteId,
        slug: editing.site.slug,
        name: editing.site.name,
        organisation: { id: editing.site.organisationId, name: editing.site.organisationName },
        hosts: editing.site.hosts,
        address: editing.site.hosts[0] === undefined ? '' : ctx.originOf(editing.site.hosts[0]),
        modelPages: editing.modelPages,
        ...siteStack(editing, layer.released),
      },
    }
  })

/** Saves the draft of a layer. Invalid values are accepted, unknown settings refused. */
const saveDraft = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, values: configValues, expectedRevision: revision }))
  .mutation(async ({ ctx, input: { layerId: id, values, expectedRevision } }) => {
    const unknown = validateValues(values).filter(({ pointer }) => settingAt(pointer, values) === null)
    if (unknown.length > 0) throw new CallProblem('BAD_REQUEST', unknown[0]?.message ?? '', { problems: unknown })
    const result = await saveLayerDraft(ctx.db.platform, { layerId: id, values, expectedRevision, actor: ctx.actor })
    if (result.ok) return { revision: result.revision, savedAt: result.savedAt }
    switch (result.reason) {
      case 'conflict': {
        // In a conflict, `revision` is the draft's number, and `version` the number of what is published: here, of the newest release.
        const releasedNumber = (await layerForEditing(ctx.db.platform, id))?.revision ?? null
        const { theirs, revision: theirRevision, updatedBy } = result
        throw new CallProblem('CONFLICT', `${updatedBy ?? 'Someone else'} saved this draft in the meantime.`, {
          conflict: { revision: theirRevision, values: theirs, updatedAt: null, updatedBy, version: releasedNumber },
        })
      }
      case 'unstorable':
        throw new CallProblem(result.tooLarge ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST', result.message)
      case 'notFound':
        throw notFound('layer')
    }
  })

/** Locks a setting in a layer's draft, with a reason shown to users; null unlocks it. */
const lock = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, pointer: z.string().startsWith('/').max(500), reason: z.string().trim().max(200).nullable() }))
  .mutation(async ({ ctx, input: { layerId: id, pointer, reason } }) => {
    const result = await lockSetting(ctx.db.platform, { layerId: id, pointer, reason, actor: ctx.actor })
    if (result.ok) return { locks: result.locks, lockReasons: result.lockReasons }
    if (result.reason === 'refused') throw new CallProblem('BAD_REQUEST', result.message)
    throw notFound('layer')
  })

/** Discards the draft of a layer. */
const discard = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId }))
  .mutation(async ({ ctx, input: { layerId: id } }) => {
    if (!(await discardLayerDraft(ctx.db.platform, id, ctx.actor))) throw notFound('draft')
    return { discarded: true }
  })

const releaseInput = z.object({
  layerId,
  note: z.string().trim().max(500).default(''),
  expectedRevision: revision,
  expectedLocks: z.array(z.string().max(500)).max(2_000),
})

/** The revision of a release; throws if it was refused. */
const releasedRevision = (result: ReleaseLayerResult): number => {
  if (result.ok) return result.revision
  switch (result.reason) {
    case 'invalid': {
      const { problems } = result
      const message = `${problems.length} ${problems.length === 1 ? 'setting needs' : 'settings need'} attention before you can release.`
      throw new CallProblem('BAD_REQUEST', message, { problems })
    }
    case 'conflict':
      throw new CallProblem('CONFLICT', result.message)
    case 'nothing':
      throw new CallProblem('BAD_REQUEST', result.message)
    case 'notFound':
      throw notFound('layer')
  }
}

/** Releases the draft of a layer. Sites change only with a roll-out. */
const release = procedure
  .onPlatform('layer.edit')
  .input(releaseInput)
  .mutation(async ({ ctx, input: { layerId: id, ...releasing } }) => {
    const result = await releaseLayer(ctx.db.platform, { layerId: id, ...releasing, actor: ctx.actor })
    return { revision: releasedRevision(result), releasedAt: ctx.now }
  })

/** Goes back to an earlier release, which becomes the newest one. Sites change only with a roll-out. */
const restore = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, revision: releaseNumber, expectedRevision: releaseNumber, reason: goBackReason }))
  .mutation(async ({ ctx, input: { layerId: id, ...restoring } }) => {
    const result = await restoreRelease(ctx.db.platform, { layerId: id, ...restoring, actor: ctx.actor })
    return { revision: releasedRevision(result), releasedAt: ctx.now }
  })

/** Added and removed locks, as text. */
const lockChanges = (before: Layer, after: Layer) => {
  const describeLocks = (verb: string, pointers: readonly string[], layer: Layer) =>
    pointers.map((pointer) => {
      const setting = settingAt(pointer, layer.values)
      const where = setting?.where ?? pointer
      return { pointer, where, group: setting?.group ?? '', sentence: `${where}: ${verb}` }
    })
  const missingIn = (other: Layer) => (pointer: string) => !other.locks.includes(pointer)
  return [
    ...describeLocks('locked', after.locks.filter(missingIn(before)), after),
    ...describeLocks('unlocked', before.locks.filter(missingIn(after)), before),
  ]
}

/** The differences between two releases of a layer, or a release and the draft, as text. */
const compareReleases = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, from: releaseNumber, to: layerState }))
  .query(async ({ ctx, input: { layerId: id, from, to } }) => {
    const [before, after] = await Promise.all([layerAt(ctx.db.platform, id, from), layerAt(ctx.db.platform, id, to)])
    const changes = describeChanges(resolveConfig([before]).config, resolveConfig([after]).config)
    return { changes: [...changes, ...lockChanges(before, after)] }
  })

/** The sites that use a layer, in batches. */
const sites = procedure
  .onPlatform('layer.edit')
  .input(
    z.object({
      layerId,
      filter: layerSiteFilter,
      after: z.string().max(100).optional(),
      limit: z.number().int().min(1).max(500).default(100),
    }),
  )
  .query(async ({ ctx, input: { layerId: id, filter, after, limit } }) => {
    const found = await listLayerSites(ctx.db.platform, id, filter, { after, limit })
    return { ...found, next: found.sites.length === limit ? (found.sites.at(-1)?.siteId ?? null) : null }
  })

const impactInput = z.object({
  layerId,
  state: layerState,
  filter: layerSiteFilter,
  after: z.string().max(100).optional(),
  limit: z.number().int().min(1).max(500).default(250),
})

/** The impact of a layer's draft or release on its sites, in batches: the client requests the next one, or stops. */
const impact = procedure
  .onPlatform('layer.edit')
  .input(impactInput)
  .query(async ({ ctx, input: { layerId: id, state, ...batch }, signal }) =>
    layerImpact(ctx.db.platform, { layerId: id, candidate: await layerAt(ctx.db.platform, id, state), ...batch }, signal),
  )

/** A page of a site before and after a layer's draft or release. */
const sitePreview = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, state: layerState, siteId: z.string().max(100), path: z.string().startsWith('/').max(2_000) }))
  .query(async ({ ctx, input: { layerId: id, state, siteId, path } }) => {
    const { db, originOf, now } = ctx
    const { editing, ...configs } = await siteConfigs(db.platform, siteId, id, await layerAt(db.platform, id, state))
    const [before, after] = await Promise.all(
      [configs.before, configs.after].map(async (config) => ({
        config,
        page: await loadPreviewPage({ db, originOf, editing, config, path, query: '', now }),
      })),
    )
    if (!before || !after) throw notFound('site')
    return { site: { id: siteId, name: editing.site.name }, before, after }
  })

const pageInput = z.object({
  layerId,
  siteId: z.string().max(100),
  path: z.string().startsWith('/').max(2_000),
  query: z.string().max(4_000).default(''),
  values: configValues,
  /** The simulated time; by default now. */
  now: instant.optional(),
})

/** The page at a path of a site under a layer's draft, with its data. */
const pageData = procedure
  .onPlatform('layer.edit')
  .input(pageInput)
  .query(async ({ ctx, input: { layerId: id, siteId, path, query, values, now = ctx.now } }) => {
    const editing = await siteForEditing(ctx.db.platform, siteId)
    const layer = await layerForEditing(ctx.db.platform, id)
    if (!editing || !layer) throw notFound('site')
    const { weakerLayers, strongerLayers } = siteStack(editing, layer.released)
    const { config } = resolveConfig([...weakerLayers, { ...layer.draft.layer, values }, ...strongerLayers])
    return loadPreviewPage({ db: ctx.db, originOf: ctx.originOf, editing, config, path, query, now })
  })

/** The pictures of a template or of a manufacturer's layer, newest first; with `layerId: null` those of the platform's library. */
const pictures = procedure
  .onPlatform('layer.edit')
  .input(imagePage.extend({ layerId: layerId.nullable() }))
  .query(async ({ ctx, input: { layerId: id, q, ...page } }) => {
    const layer = id === null ? null : await layerForEditing(ctx.db.platform, id)
    if (id !== null && layer?.organisationId !== null) throw notFound('layer')
    const { rows, total } = await listPlatformImages(ctx.db.platform, id, { ...page, filter: { q } })
    return { data: rows, total }
  })

/** Adds a picture to a layer's library, for every site that uses the layer; with `layerId: null` to the platform's, for every site. */
const uploadPicture = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId: layerId.nullable(), ...sentImage }))
  .mutation(async ({ ctx, input: { layerId: id, ...sent } }) => {
    const owner = { organisationId: null, layerId: id }
    const image = await storeImage({ ...ctx, scope: ctx.db.platform, owner }, sent)
    if (!image) throw notFound('layer')
    return image
  })

const { name, alt } = imageInput

/** Changes the metadata of a layer's picture; with `layerId: null` of one of the platform's. */
const renamePicture = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId: layerId.nullable(), id: z.string().min(1).max(100), name, alt }))
  .mutation(async ({ ctx, input: { layerId: owner, id, ...texts } }) => {
    const image = await renameSharedImage(ctx.db.platform, { id, layerId: owner, texts, actor: ctx.actor })
    if (!image) throw notFound('picture')
    return image
  })

/** Removes a picture from a layer's library; with `layerId: null` from the platform's. Pages that use the picture still show it. */
const removePicture = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId: layerId.nullable(), id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { layerId: owner, id } }) => {
    if (!(await removeSharedImage(ctx.db.platform, { id, layerId: owner, actor: ctx.actor }))) throw notFound('picture')
    return { id }
  })

export const layersRouter = router({
  getList,
  getOne,
  create,
  forEditing,
  saveDraft,
  lock,
  discard,
  release,
  restore,
  compareReleases,
  sites,
  impact,
  sitePreview,
  pageData,
  pictures,
  uploadPicture,
  renamePicture,
  removePicture,
})
