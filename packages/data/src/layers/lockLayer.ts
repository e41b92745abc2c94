import type { Layer } from '@forecourt/schema/layers/Layer'
import type { Transaction } from '../Transaction'
import { toLayer } from './toLayer'

export interface LockedLayer {
  readonly id: string
  readonly organisationId: string | null
  readonly revision: number
  readonly released: Layer
  /** Null while nothing was changed since the newest release. */
  readonly draft: { readonly layer: Layer; readonly revision: number; readonly updatedBy: string | null } | null
}

/** A layer with its draft, held against every other writer until the transaction ends; null when it is out of scope. */
export const lockLayer = async (tx: Transaction, layerId: string): Promise<LockedLayer | null> => {
  await tx.$queryRaw`select from layers where id = ${layerId} for update`
  const row = await tx.layer.findFirst({ where: { id: layerId }, include: { draft: true } })
  if (!row) return null
  const { id, organisationId, revision, kind, name, draft } = row
  return {
    id,
    organisationId,
    revision,
    released: toLayer(row),
    draft: draft && { layer: toLayer({ ...draft, kind, name }), revision: draft.revision, updatedBy: draft.updatedBy },
  }
}
