import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { lockLayer } from './lockLayer'

/** Throws a layer's draft away; the newest release is what is edited next. False when there was none. */
export const discardLayerDraft = (scope: Scope, layerId: string, actor: Actor): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const layer = await lockLayer(tx, layerId)
    if (!layer?.draft) return false
    await tx.layerDraft.deleteMany({ where: { layerId } })
    await appendAudit(tx, {
      organisationId: layer.organisationId,
      actor,
      action: 'layer.discardDraft',
      target: layerId,
      summary: `Discarded the draft of the layer ${layer.released.name}`,
    })
    return true
  })
