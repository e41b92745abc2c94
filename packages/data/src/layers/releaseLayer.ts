import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { validateValues } from '@forecourt/schema/validation/validateValues'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { storedValues } from './insertLayer'
import { usesLayer } from './listLayers'
import { lockLayer } from './saveLayerDraft'

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
    const { values, locks, lockReasons = {} } = draft.layer
    if (sameJson([values, lockReasons], [released.values, released.lockReasons ?? {}]) && sameLocks(locks, released.locks)) {
      await tx.layerDraft.deleteMany({ where: { layerId } })
      return nothing
    }
    const problems = releaseProblems(draft.layer)
    if (problems.length > 0) return { ok: false, reason: 'invalid', problems }

    const revision = layer.revision + 1
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
