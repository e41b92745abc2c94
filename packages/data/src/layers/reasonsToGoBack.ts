import { isRecord } from '@forecourt/schema/isRecord'
import type { Transaction } from '../Transaction'

/** Details of the audit entries of a layer with an action, oldest first. */
const auditedDetails = async (tx: Transaction, layerId: string, action: string) => {
  const layer = await tx.layer.findFirst({ where: { id: layerId }, select: { organisationId: true } })
  if (!layer) return []
  const { organisationId } = layer
  const entries = await tx.auditEntry.findMany({
    where: { organisationId, target: layerId, action },
    orderBy: { id: 'asc' },
    select: { detail: true },
  })
  return entries.map(({ detail }): unknown => detail).filter(isRecord)
}

/** The reason in a detail; empty in entries from before reasons were required. */
const reasonIn = ({ reason }: Readonly<Record<string, unknown>>): string => (typeof reason === 'string' ? reason : '')

/** The earlier release that a release goes back to, and why. */
export interface RestoredRelease {
  readonly revision: number
  readonly reason: string
}

/** Releases of a layer that go back to an earlier one, by revision; from the audit log. */
export const restoredReleases = async (tx: Transaction, layerId: string): Promise<ReadonlyMap<number, RestoredRelease>> => {
  const details = await auditedDetails(tx, layerId, 'layer.release')
  return new Map(
    details.flatMap((detail) =>
      typeof detail.restored === 'number' ? [[Number(detail.revision), { revision: detail.restored, reason: reasonIn(detail) }]] : [],
    ),
  )
}

/** Why roll-outs of a layer were undone, by the id of the roll-out; from the audit log. */
export const undoReasons = async (tx: Transaction, layerId: string): Promise<ReadonlyMap<string, string>> => {
  const details = await auditedDetails(tx, layerId, 'layer.undoRollOut')
  return new Map(details.map((detail) => [String(detail.rolloutId), reasonIn(detail)]))
}
