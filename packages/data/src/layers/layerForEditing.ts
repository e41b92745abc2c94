import type { Layer } from '@forecourt/schema/layers/Layer'
import type { Scope } from '../createDatabase'
import { toLayer } from './toLayer'

export interface EditedLayer {
  readonly id: string
  readonly organisationId: string | null
  readonly slug: string
  /** The newest release. */
  readonly revision: number
  readonly released: Layer
  readonly releasedAt: string
  readonly releasedBy: string
  readonly note: string
  readonly draft: {
    readonly layer: Layer
    /** 0 while there is no draft: it says what the newest release says. */
    readonly revision: number
    readonly updatedAt: string | null
    readonly updatedBy: string | null
  }
}

/** A layer with its newest release and its draft; null when the scope has no such layer. */
export const layerForEditing = (scope: Scope, layerId: string): Promise<EditedLayer | null> =>
  scope.transaction(async (tx) => {
    const layer = await tx.layer.findFirst({ where: { id: layerId }, include: { draft: true } })
    if (!layer) return null
    const release = await tx.layerRelease.findFirst({ where: { layerId, revision: layer.revision } })
    const released = toLayer(layer)
    const { draft } = layer
    return {
      id: layer.id,
      organisationId: layer.organisationId,
      slug: layer.slug,
      revision: layer.revision,
      released,
      releasedAt: (release?.releasedAt ?? layer.updatedAt).toISOString(),
      releasedBy: release?.authorName ?? '',
      note: release?.note ?? '',
      draft: {
        layer: draft ? toLayer({ ...draft, kind: layer.kind, name: layer.name }) : released,
        revision: draft?.revision ?? 0,
        updatedAt: draft?.updatedAt.toISOString() ?? null,
        updatedBy: draft?.updatedBy ?? null,
      },
    }
  })
