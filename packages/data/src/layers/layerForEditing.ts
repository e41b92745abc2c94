import { isRecord } from '@forecourt/schema/isRecord'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer, LayerKind } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { Scope } from '../createDatabase'

export interface StoredLayer {
  readonly kind: string
  readonly name: string
  readonly schemaVersion: number
  readonly values: unknown
  readonly locks: readonly string[]
  /** Versions from before locks had reasons have none. */
  readonly lockReasons?: unknown
}

/** Reasons of locked settings, where given. */
const toLockReasons = (stored: unknown): Readonly<Record<string, string>> =>
  isRecord(stored)
    ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {}

/** Converts a stored layer to the current schema version. */
export const toLayer = ({ kind, name, schemaVersion: version, values, locks, lockReasons }: StoredLayer): Layer => {
  const reasons = toLockReasons(lockReasons)
  return {
    kind: kind as LayerKind,
    name,
    schemaVersion,
    values: migrateValues({ schemaVersion: version, values }),
    locks,
    ...(Object.keys(reasons).length > 0 && { lockReasons: reasons }),
  }
}

/** A release of a layer; null if there is none. */
export const getRelease = (scope: Scope, layerId: string, revision: number): Promise<Layer | null> =>
  scope.transaction(async (tx) => {
    const release = await tx.layerRelease.findFirst({
      where: { layerId, revision },
      include: { layer: { select: { kind: true, name: true } } },
    })
    return release && toLayer({ ...release, ...release.layer })
  })

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
    /** 0 without a draft, which then equals the newest release. */
    readonly revision: number
    readonly updatedAt: string | null
    readonly updatedBy: string | null
  }
}

/** A layer with its newest release and its draft; null if the scope has no such layer. */
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
