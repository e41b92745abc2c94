import type { Actor } from '../Actor'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

export interface AuditNote {
  /** Null for what concerns no one organisation. */
  readonly organisationId: string | null
  readonly siteId?: string | null
  readonly actor: Actor
  /** What was done, such as `site.publish`. */
  readonly action: string
  /** The id of what it was done to. */
  readonly target: string
  /** The same as a sentence. */
  readonly summary: string
  readonly detail?: Prisma.InputJsonObject
}

/** Writes into the audit, in the transaction of what it tells. */
export const appendAudit = async (
  tx: Transaction,
  { organisationId, siteId, actor, action, target, summary, detail }: AuditNote,
): Promise<void> => {
  await tx.auditEntry.createMany({
    data: [{ organisationId, siteId, actorId: actor.userId, actorName: actor.name, action, target, summary, detail }],
  })
}
