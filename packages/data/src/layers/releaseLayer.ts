import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { validateValues } from '@forecourt/schema/validation/validateValues'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { storedValues } from './insertLayer'
import { toLayer } from './layerForEditing'
import { usesLayer } from './listLayers'
import { type LockedLayer, lockLayer } from './saveLayerDraft'

/**
 * Problems that block a release at any site: invalid values, and locks of pointers that are no settings. Problems at single sites show up
 * only in the rollout.
 */
const releaseProblems = (layer: Layer): ConfigProblem[] => {
  const wrongValues = validateValues(layer.values).filter(({ severity }) => severity === 'error')
  const wrongLocks = resolveConfig([layer]).problems.filter(
    ({ pointer, severity }) =>
      severity === 'error' && layer.locks.includes(pointer) && !wrongValues.some((other) => other.pointer === pointer),
  )
  return [...wrongValues, ...wrongLocks]
}

export interface LayerRelease {
  readonly layerId: string
  readonly note: string
  /** The draft revision that the user saw. */
  readonly expectedRevision: number
  readonly expectedLocks: readonly string[]
  readonly actor: Actor
}

export type ReleaseLayerResult =
  | { readonly ok: true; readonly revision: number; readonly pinnedSites: number }
  | { readonly ok: false; readonly reason: 'conflict' | 'nothing'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: readonly ConfigProblem[] }
  | { readonly ok: false; readonly reason: 'notFound' }

/** Stores a layer as its next release, and pins the sites on the previous one to it. */
const writeRelease = async (
  tx: Transaction,
  { id: layerId, revision: previous }: LockedLayer,
  { released: { values, locks, lockReasons = {} }, note, actor }: Pick<LayerRelease, 'note' | 'actor'> & { readonly released: Layer },
): Promise<{ readonly revision: number; readonly pinnedSites: number }> => {
  const revision = previous + 1
  const row = { schemaVersion, values: storedValues(values), locks: [...locks], lockReasons }
  const pinnedSites = await tx.$executeRaw`
    insert into layer_pins (organisation_id, site_id, layer_id, revision)
    select site.organisation_id, site.id, layer.id, layer.revision
    from sites site join layers layer on layer.id = ${layerId} and ${usesLayer}
    on conflict do nothing`
  await tx.layer.update({ where: { id: layerId }, data: { ...row, revision, updatedAt: new Date(), updatedBy: actor.name } })
  await tx.layerRelease.createMany({
    data: [{ layerId, revision, ...row, note, authorId: actor.userId, authorName: actor.name, releasedAt: new Date() }],
  })
  return { revision, pinnedSites }
}

const sameLayer = (one: Layer, other: Layer) =>
  sameJson([one.values, one.lockReasons ?? {}], [other.values, other.lockReasons ?? {}]) && sameLocks(one.locks, other.locks)

const sameLocks = (one: readonly string[], other: readonly string[]) => sameJson(one.toSorted(), other.toSorted())

/**
 * Releases the draft of a layer. No site changes: sites on the previous release are pinned to it until a rollout. New sites start with the
 * new release.
 */
export const releaseLayer = (
  scope: Scope,
  { layerId, note, expectedRevision, expectedLocks, actor }: LayerRelease,
): Promise<ReleaseLayerResult> =>
  scope.transaction(async (tx) => {
    const layer = await lockLayer(tx, layerId)
    if (!layer) return { ok: false, reason: 'notFound' }
    const { draft, released, organisationId } = layer
    const nothing = { ok: false, reason: 'nothing', message: `The draft is the same as revision ${layer.revision}.` } as const
    if (!draft) return nothing
    if (draft.revision !== expectedRevision || !sameLocks(draft.layer.locks, expectedLocks))
      return {
        ok: false,
        reason: 'conflict',
        message: `${draft.updatedBy ?? 'Someone'} changed the draft in the meantime. Check the changes again, then release.`,
      }
    if (sameLayer(draft.layer, released)) {
      await tx.layerDraft.deleteMany({ where: { layerId } })
      return nothing
    }
    const problems = releaseProblems(draft.layer)
    if (problems.length > 0) return { ok: false, reason: 'invalid', problems }

    const { revision, pinnedSites } = await writeRelease(tx, layer, { released: draft.layer, note, actor })
    await tx.layerDraft.deleteMany({ where: { layerId } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'layer.release',
      target: layerId,
      summary: `Released revision ${revision} of the layer ${released.name}`,
      detail: { revision, note, pinnedSites },
    })
    return { ok: true, revision, pinnedSites }
  })

/**
 * Releases an earlier release of a layer once more, as the newest one (CFG-12). No site changes before a rollout, and a draft stays as it
 * is. The reason goes into its note and the audit log. Refused if another release came after `expectedRevision`.
 */
export const restoreRelease = (
  scope: Scope,
  {
    layerId,
    revision: earlier,
    expectedRevision,
    reason,
    actor,
  }: Pick<LayerRelease, 'layerId' | 'expectedRevision' | 'actor'> & { readonly revision: number; readonly reason: string },
): Promise<ReleaseLayerResult> =>
  scope.transaction(async (tx) => {
    const layer = await lockLayer(tx, layerId)
    const row = layer && (await tx.layerRelease.findFirst({ where: { layerId, revision: earlier } }))
    if (!layer || !row) return { ok: false, reason: 'notFound' }
    const { organisationId, released } = layer
    if (layer.revision !== expectedRevision)
      return { ok: false, reason: 'conflict', message: `Revision ${layer.revision} was released in the meantime. Check it first.` }
    const restored = toLayer({ ...row, kind: released.kind, name: released.name })
    if (sameLayer(restored, released))
      return { ok: false, reason: 'nothing', message: `Revision ${earlier} is the same as revision ${layer.revision}.` }
    const problems = releaseProblems(restored)
    if (problems.length > 0) return { ok: false, reason: 'invalid', problems }
    const note = `Same as revision ${earlier}: ${reason}`
    const { revision, pinnedSites } = await writeRelease(tx, layer, { released: restored, note, actor })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'layer.release',
      target: layerId,
      summary: `Went back to revision ${earlier} of the layer ${released.name}, as revision ${revision}: ${reason}`,
      detail: { revision, restored: earlier, reason, pinnedSites },
    })
    return { ok: true, revision, pinnedSites }
  })
