import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'

/** Which dead letters to requeue: by id, or all of a period. */
export type Replayed =
  | { readonly kind: 'these'; readonly ids: readonly string[] }
  /** Created from `from` until before `until`, ISO in UTC, of one kind; null for all kinds. */
  | { readonly kind: 'range'; readonly from: string; readonly until: string; readonly of: OutboxKind | null }

export interface ReplayRequest {
  readonly replayed: Replayed
  /** Limits messages to these sites; null for all. */
  readonly siteIds?: readonly string[] | null
  /** Limits messages to these kinds; null for all. */
  readonly kinds?: readonly OutboxKind[] | null
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

/** Requeues dead letters under their own ids with all attempts; returns how many. */
export const replayOutbox = (scope: Scope, { replayed, siteIds = null, kinds = null, now, actor }: ReplayRequest): Promise<number> =>
  scope.transaction(async (tx) => {
    const selection =
      replayed.kind === 'these'
        ? { id: { in: [...replayed.ids] } }
        : { createdAt: { gte: new Date(replayed.from), lt: new Date(replayed.until) }, kind: replayed.of ?? undefined }
    const requeued = await tx.outboxMessage.updateManyAndReturn({
      where: {
        ...selection,
        ...(kinds && { AND: { kind: { in: [...kinds] } } }),
        ...(siteIds && { siteId: { in: [...siteIds] } }),
        status: 'dead',
      },
      data: { status: 'pending', attempts: 0, nextAttemptAt: new Date(now) },
      select: { organisationId: true, id: true, siteId: true, leadId: true },
    })
    const [first, ...others] = requeued
    if (!first) return 0
    const { organisationId, siteId, leadId } = first
    await appendAudit(
      tx,
      others.length === 0
        ? {
            ...{ organisationId, siteId, actor },
            action: leadId ? 'lead.replay' : 'outbox.replay',
            target: leadId ?? first.id,
            summary: 'Resent the message',
          }
        : {
            ...{ organisationId: others.every((other) => other.organisationId === organisationId) ? organisationId : null, actor },
            action: 'outbox.replay',
            target: 'outbox',
            summary: `Resent ${requeued.length} messages`,
          },
    )
    return requeued.length
  })
