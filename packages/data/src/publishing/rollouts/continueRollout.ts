import { randomUUID } from 'node:crypto'
import { goBackReasonMissing, shortestReason } from '@forecourt/rules/compliance/waivers'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import { sameJson } from '@forecourt/schema/sameJson'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import { notifyChange } from '../../changes/notifyChange'
import type { Scope } from '../../createDatabase'
import { toLayer } from '../../layers/layerForEditing'
import { layersInUse } from '../../layers/layersInUse'
import { usesLayer } from '../../layers/listLayers'
import { restoredReleases } from '../../layers/reasonsToGoBack'
import { lockDraft, siteLayer } from '../../sites/lockDraft'
import { auditedWarnings, problemSentence } from '../../sites/versions/auditedWarnings'
import { insertVersion } from '../../sites/versions/insertVersion'
import { versionConfig } from '../../sites/versions/listVersions'
import type { Transaction } from '../../Transaction'
import { checkedSite } from '../previewSnapshotPublish'
import type { RolloutOutcome, RolloutSiteResult } from './listRollouts'

interface Pin {
  readonly organisationId: string
  readonly siteId: string
  readonly layerId: string
}

/** Sets the release of a layer that a site uses; null follows the newest. */
export const movePin = async (tx: Transaction, { organisationId, siteId, layerId }: Pin, revision: number | null): Promise<void> => {
  if (revision === null) await tx.layerPin.deleteMany({ where: { organisationId, siteId, layerId } })
  else
    await tx.layerPin.upsert({
      where: { organisationId_siteId_layerId: { organisationId, siteId, layerId } },
      update: { revision },
      create: { organisationId, siteId, layerId, revision },
    })
}

interface NewRollout {
  readonly layerId: string
  /** The release to roll out. */
  readonly revision: number
  readonly siteIds: readonly string[]
  readonly note: string
  readonly actor: Actor
}

type StartRolloutResult =
  | { readonly ok: true; readonly rolloutId: string; readonly siteCount: number }
  | { readonly ok: false; readonly reason: 'notFound' | 'nothing' | 'unexplained'; readonly message: string }

/**
 * Creates a rollout with its sites. Changes no site yet: `continueRollout` processes them one by one. A rollout of a release that goes back
 * to an earlier one needs a note that says why.
 */
export const startRollout = (scope: Scope, { layerId, revision, siteIds, note, actor }: NewRollout): Promise<StartRolloutResult> =>
  scope.transaction(async (tx) => {
    const layer = await tx.layer.findFirst({ where: { id: layerId }, select: { name: true, organisationId: true } })
    const release = await tx.layerRelease.findFirst({ where: { layerId, revision }, select: { revision: true } })
    if (!layer || !release) return { ok: false, reason: 'notFound', message: 'There is no such release.' }
    if ((await restoredReleases(tx, layerId)).has(revision) && note.length < shortestReason)
      return { ok: false, reason: 'unexplained', message: goBackReasonMissing }
    const rolloutId = randomUUID()
    await tx.rollout.create({ data: { id: rolloutId, layerId, revision, note, authorId: actor.userId, authorName: actor.name } })
    const siteCount = await tx.$executeRaw`
      insert into rollout_sites (rollout_id, organisation_id, site_id, outcome)
      select ${rolloutId}, site.organisation_id, site.id, 'waiting'
      from sites site join layers layer on layer.id = ${layerId} and ${usesLayer}
      where site.id = any(${[...new Set(siteIds)]})`
    if (siteCount === 0) {
      await tx.rollout.delete({ where: { id: rolloutId } })
      return { ok: false, reason: 'nothing', message: 'None of these sites uses the layer.' }
    }
    await appendAudit(tx, {
      organisationId: layer.organisationId,
      actor,
      action: 'layer.rollOut',
      target: layerId,
      summary: `Started rolling out revision ${revision} of the layer ${layer.name} to ${siteCount} ${siteCount === 1 ? 'site' : 'sites'}`,
      detail: { rolloutId, revision, siteCount, note },
    })
    return { ok: true, rolloutId, siteCount }
  })

interface RolloutStep {
  readonly outcome: RolloutOutcome
  readonly message?: string
  readonly wasPinnedTo?: number | null
  readonly fromVersion?: number | null
  readonly toVersion?: number
}

interface WaitingSite {
  readonly rolloutId: string
  readonly siteId: string
  readonly layerId: string
  readonly revision: number
  readonly note: string
  readonly newestRevision: number
}

const refusalText = ([first, ...others]: readonly ConfigProblem[]): string => {
  const more = others.length === 0 ? '' : ` And ${others.length} more ${others.length === 1 ? 'problem' : 'problems'}.`
  return `${first ? problemSentence(first) : ''}${more}`
}

/** Applies the release to one waiting site: publishes its live values with the new release; the draft only gets the new base. */
const applyRelease = async (tx: Transaction, waiting: WaitingSite, actor: Actor): Promise<RolloutStep> => {
  const { siteId, layerId, revision } = waiting
  const site = await lockDraft(tx, siteId)
  if (!site) return { outcome: 'refused', message: 'The site no longer exists.' }
  const { organisationId, liveVersion, name } = site
  const [inUse = []] = await layersInUse(tx, [{ ...site, templateLayerId: site.liveTemplateLayerId }])
  const used = inUse.find(({ id }) => id === layerId)
  if (!used) return { outcome: 'refused', message: 'The site no longer uses this layer.' }
  if (used.revision === revision) return { outcome: 'kept', message: 'It already used this release.' }
  if (used.revision > revision) return { outcome: 'kept', message: `It uses revision ${used.revision}, which is newer.` }

  const pin = { organisationId, siteId, layerId }
  const pinnedRevision = revision === waiting.newestRevision ? null : revision
  const previous = { wasPinnedTo: used.revision, fromVersion: liveVersion }
  const live = liveVersion === null ? null : await tx.version.findFirst({ where: { organisationId, siteId, number: liveVersion } })
  if (!live) {
    await movePin(tx, pin, pinnedRevision)
    return { ...previous, outcome: 'unchanged', message: 'It is not live yet. Its draft starts from the new release.' }
  }

  const release = await tx.layerRelease.findFirstOrThrow({ where: { layerId, revision } })
  const weakerLayers = inUse.map(
    ({ id, layer }): Layer => (id === layerId ? toLayer({ ...release, kind: layer.kind, name: layer.name }) : layer),
  )
  const values = migrateValues({ schemaVersion: live.schemaVersion, values: live.values })
  const layers = [...weakerLayers, siteLayer(name, values)]
  const { config, errors, warnings } = await checkedSite(tx, { organisationId, siteId }, layers)
  if (errors.length > 0) return { outcome: 'refused', message: refusalText(errors) }

  await movePin(tx, pin, pinnedRevision)
  if (sameJson(config, versionConfig(live))) return { ...previous, outcome: 'unchanged' }
  const note = waiting.note || `Revision ${revision} of ${used.layer.name}`
  const version = await insertVersion(tx, {
    organisationId,
    siteId,
    values,
    draftRevision: live.draftRevision,
    layers,
    config,
    warnings,
    note,
    actor,
  })
  await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { liveVersion: version } })
  await appendAudit(tx, {
    organisationId,
    siteId,
    actor,
    action: 'site.rollOut',
    target: siteId,
    summary: `Published version ${version} of ${name} with revision ${revision} of the layer ${used.layer.name}`,
    detail: { version, replaces: liveVersion, layerId, revision, rolloutId: waiting.rolloutId, ...auditedWarnings(warnings) },
  })
  await notifyChange(tx, { kind: 'site', organisationId, siteId })
  return { ...previous, outcome: 'published', toVersion: version }
}

/** Processes the next waiting site in its own transaction; null if none waits. Safe with concurrent workers. */
const rollOutNext = (scope: Scope, rolloutId: string, actor: Actor): Promise<RolloutSiteResult | null> =>
  scope.transaction(async (tx) => {
    const [waiting] = await tx.$queryRaw<(WaitingSite & { organisationId: string })[]>`
      select
        rollout.id as "rolloutId", entry.site_id as "siteId", entry.organisation_id as "organisationId", rollout.layer_id as "layerId",
        rollout.revision, rollout.note, layer.revision as "newestRevision"
      from rollout_sites entry
      join rollouts rollout on rollout.id = entry.rollout_id
      join layers layer on layer.id = rollout.layer_id
      where entry.rollout_id = ${rolloutId} and entry.outcome = 'waiting'
      order by entry.site_id
      limit 1
      for update of entry skip locked`
    if (!waiting) return null
    // Locks the layer, as a concurrent release would pin the site again.
    await tx.$queryRaw`select from layers where id = ${waiting.layerId} for share`
    const { revision } = await tx.layer.findFirstOrThrow({ where: { id: waiting.layerId }, select: { revision: true } })
    const { siteId, organisationId } = waiting
    const result = await applyRelease(tx, { ...waiting, newestRevision: revision }, actor)
    await tx.rolloutSite.update({
      where: { rolloutId_siteId: { rolloutId, siteId } },
      data: { ...result, message: result.message ?? null },
    })
    const { outcome, message = null } = result
    return { siteId, organisationId, outcome, message, isLiveChanged: outcome === 'published' }
  })

interface Options {
  /** Time limit for starting further sites, in milliseconds. */
  readonly forMs: number
  readonly actor: Actor
  readonly onSite?: (site: RolloutSiteResult) => void
}

/**
 * Continues a rollout site by site, each in its own transaction, until none waits or the time is up. Can be retried after an interruption
 * and run concurrently. Returns the number of processed sites.
 */
export const continueRollout = async (scope: Scope, rolloutId: string, { forMs, actor, onSite }: Options): Promise<number> => {
  const until = performance.now() + forMs
  for (let count = 0; ; count++) {
    const result = performance.now() < until ? await rollOutNext(scope, rolloutId, actor) : null
    if (!result) return count
    onSite?.(result)
  }
}
