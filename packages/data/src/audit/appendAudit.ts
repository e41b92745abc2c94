import type { Actor } from '../Actor'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

export interface AuditNote {
  /** Null for an action that concerns no single organisation. */
  readonly organisationId: string | null
  readonly siteId?: string | null
  readonly actor: Actor
  /** The action, such as `site.publish`. */
  readonly action: string
  /** Id of the affected record. */
  readonly target: string
  /** The action as a sentence. */
  readonly summary: string
  readonly detail?: Prisma.InputJsonObject
}

/** Adds an entry to the audit log, in the transaction of the change that it records. */
export const appendAudit = async (
  tx: Transaction,
  { organisationId, siteId, actor, action, target, summary, detail }: AuditNote,
): Promise<void> => {
  await tx.auditEntry.createMany({
    data: [{ organisationId, siteId, actorId: actor.userId, actorName: actor.name, action, target, summary, detail }],
  })
}
