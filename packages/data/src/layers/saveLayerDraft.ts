import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { lockLayer } from './lockLayer'
import { storedValues } from './storedValues'
import { unstorable } from './unstorable'

export interface LayerDraftChange {
  readonly layerId: string
  readonly values: ConfigValues
  /** The draft's revision the change was made on; 0 while there is no draft. */
  readonly expectedRevision: number
  readonly actor: Actor
}

export type SaveLayerDraftResult =
  | { readonly ok: true; readonly revision: number; readonly savedAt: string }
  /** Somebody else saved first: `theirs` is what they saved. */
  | {
      readonly ok: false
      readonly reason: 'conflict'
      readonly theirs: ConfigValues
      readonly revision: number
      readonly updatedBy: string | null
    }
  | { readonly ok: false; readonly reason: 'unstorable'; readonly tooLarge: boolean; readonly message: string }
  | { readonly ok: false; readonly reason: 'notFound' }

/** Saves the draft of a layer, unless somebody else saved since `expectedRevision`. No site sees anything of it before it is released. */
export const saveLayerDraft = (
  scope: Scope,
  { layerId, values, expectedRevision, actor }: LayerDraftChange,
): Promise<SaveLayerDraftResult> =>
  scope.transaction(async (tx) => {
    const obstacle = unstorable(values)
    if (obstacle) return { ok: false, reason: 'unstorable', ...obstacle }
    const layer = await lockLayer(tx, layerId)
    if (!layer) return { ok: false, reason: 'notFound' }
    const current = layer.draft ?? { layer: layer.released, revision: 0, updatedBy: null }
    if (current.revision !== expectedRevision)
      return { ok: false, reason: 'conflict', theirs: current.layer.values, revision: current.revision, updatedBy: current.updatedBy }
    const revision = current.revision + 1
    const said = { values: storedValues(values), schemaVersion, revision, updatedAt: new Date(), updatedBy: actor.name }
    const { locks, lockReasons = {} } = layer.released
    await tx.layerDraft.upsert({
      where: { layerId },
      update: said,
      create: { layerId, layerRevision: layer.revision, locks: [...locks], lockReasons, ...said },
    })
    await appendAudit(tx, {
      organisationId: layer.organisationId,
      actor,
      action: 'layer.saveDraft',
      target: layerId,
      summary: `Saved the draft of the layer ${layer.released.name} as revision ${revision}`,
    })
    return { ok: true, revision, savedAt: said.updatedAt.toISOString() }
  })
