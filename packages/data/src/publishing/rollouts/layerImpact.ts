import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { changedPages } from '@forecourt/rules/pages/changedPages'
import { resolveSite } from '@forecourt/rules/resolveSite'
import { type ConfigChange, describeChanges } from '@forecourt/schema/diff/describeChanges'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Scope } from '../../createDatabase'
import { layersInUse } from '../../layers/layersInUse'
import { type LayerSite, type LayerSiteFilter, listLayerSites } from '../../layers/listLayers'
import { siteLayer } from '../../sites/lockDraft'

export interface ImpactRequest {
  readonly layerId: string
  /** The layer to preview: its draft, or a release. */
  readonly candidate: Layer
  readonly filter: LayerSiteFilter
  /** Cursor: sites after this id. */
  readonly after?: string
  readonly limit: number
}

/** Effect of a changed layer on one site. */
export interface SiteImpact extends LayerSite {
  /** Key of the site's changes in `changes`; null if nothing would look different. */
  readonly changesKey: string | null
  /** New problems; an error among them blocks publishing. */
  readonly newProblems: readonly ConfigProblem[]
}

/** Changes that one or more sites share. */
export interface SharedChanges {
  readonly changes: readonly ConfigChange[]
  /** Kinds of pages that change. */
  readonly pages: readonly string[]
}

export interface LayerImpact {
  readonly sites: readonly SiteImpact[]
  readonly changes: Readonly<Record<string, SharedChanges>>
  /** Total number of sites. */
  readonly total: number
  /** Cursor of the next batch; null after the last. */
  readonly next: string | null
}

/** Interval at which the loop yields to other work. Milliseconds. */
const yieldEveryMs = 12

const problemKey = ({ pointer, message }: ConfigProblem) => `${pointer} ${message}`

const compareLayers = (before: readonly Layer[], after: readonly Layer[]) => {
  const [current, changed] = [resolveSite(before), resolveSite(after)]
  const knownProblems = new Set(current.problems.map(problemKey))
  const changes = describeChanges(current.config, changed.config)
  const pages = changedPages(
    changes.map(({ pointer }) => pointer),
    current.config,
    changed.config,
  )
  return { changes, pages, newProblems: changed.problems.filter((problem) => !knownProblems.has(problemKey(problem))) }
}

const hashChanges = (changes: readonly ConfigChange[]) =>
  createHash('sha256')
    .update(changes.map(({ pointer, sentence }) => `${pointer} ${sentence}`).join('\n'))
    .digest('base64url')
    .slice(0, 16)

const readSites = (scope: Scope, sites: readonly LayerSite[]) =>
  scope.transaction(async (tx) => {
    const rows = await tx.site.findMany({
      where: { id: { in: sites.map(({ siteId }) => siteId) } },
      select: {
        id: true,
        organisationId: true,
        name: true,
        templateLayerId: true,
        manufacturerLayerId: true,
        live: { select: { schemaVersion: true, values: true } },
        draft: { select: { schemaVersion: true, values: true } },
      },
    })
    const inUse = await layersInUse(
      tx,
      rows.map((row) => ({ ...row, siteId: row.id })),
    )
    return new Map(
      rows.map(({ id, name, live, draft }, index) => {
        const own = live ?? draft
        const values: ConfigValues = own ? migrateValues(own) : {}
        return [id, { layers: inUse[index] ?? [], own: siteLayer(name, values) }]
      }),
    )
  })

/**
 * Previews a changed layer on the sites that use it, in batches: visible changes and new problems. Compares live sites by their live
 * version, others by their drafts. Yields to other work, as there can be thousands.
 */
export const layerImpact = async (
  scope: Scope,
  { layerId, candidate, filter, after, limit }: ImpactRequest,
  signal?: AbortSignal,
): Promise<LayerImpact> => {
  const batch = await listLayerSites(scope, layerId, filter, { after, limit })
  const sitesById = await readSites(scope, batch.sites)
  const changes: Record<string, SharedChanges> = {}
  const sites: SiteImpact[] = []
  let lastYield = performance.now()
  for (const site of batch.sites) {
    signal?.throwIfAborted()
    const { layers = [], own } = sitesById.get(site.siteId) ?? {}
    if (!own) continue
    const before = layers.map(({ layer }) => layer)
    const candidates = layers.map(({ id, layer }) => (id === layerId ? candidate : layer))
    const found = compareLayers([...before, own], [...candidates, own])
    const changesKey = found.changes.length === 0 ? null : hashChanges(found.changes)
    if (changesKey !== null) changes[changesKey] ??= { changes: found.changes, pages: found.pages }
    sites.push({ ...site, changesKey, newProblems: found.newProblems })
    if (performance.now() - lastYield < yieldEveryMs) continue
    await nextTurn()
    lastYield = performance.now()
  }
  const last = batch.sites.at(-1)
  return { sites, changes, total: batch.total, next: last && batch.sites.length === limit ? last.siteId : null }
}
