import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'

interface Replay {
  readonly id: string
  /** Whose messages may be, where somebody may see only some sites; null for all. */
  readonly siteIds?: readonly string[] | null
  readonly now: string
  readonly actor: Actor
}

/** Requeues a dead letter, with a full set of retries. */
export const replayOutbox = (
  scope: Scope,
  { id, siteIds = null, now, actor }: Replay,
): Promise<{ ok: true } | { ok: false; reason: 'notFound' }> =>
  scope.transaction(async (tx) => {
    const message = await tx.outboxMessage.findFirst({ where: { id, status: 'dead', ...(siteIds && { siteId: { in: [...siteIds] } }) } })
    if (!message) return { ok: false, reason: 'notFound' }
    const { organisationId, siteId, leadId } = message
    await tx.outboxMessage.updateMany({
      where: { organisationId, id, status: 'dead' },
      data: { status: 'pending', attempts: 0, nextAttemptAt: new Date(now) },
    })
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: leadId ? 'lead.replay' : 'outbox.replay',
      target: leadId ?? id,
      summary: 'Asked for the message to be sent again',
    })
    await notifyChange(tx, { kind: 'outbox', organisationId })
    return { ok: true }
  })
