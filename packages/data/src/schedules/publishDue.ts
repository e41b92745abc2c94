import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Database } from '../createDatabase'
import type { ScheduledPublication } from '../generated/client'
import { type PublishResult, publishDraft } from '../sites/publishDraft'
import type { Transaction } from '../Transaction'

/** A scheduled publication whose time has come, and what came of it. */
export interface SettledPublication {
  readonly id: string
  readonly siteId: string
  readonly organisationId: string
  readonly status: 'published' | 'refused'
  readonly version: number | null
  readonly message: string | null
}

type Refusal = Exclude<PublishResult, { ok: true }>

const refusalSentence = (refusal: Refusal, expectedVersion: number | null): string => {
  switch (refusal.reason) {
    case 'conflict':
      return refusal.liveVersion !== expectedVersion
        ? `Version ${refusal.liveVersion ?? 0} went live after this was scheduled, so it was not published over it.`
        : 'The draft was edited after this was scheduled, so nothing went live. Look at the changes and publish or schedule them anew.'
    case 'invalid': {
      const [first] = refusal.problems
      const others = refusal.problems.length - 1
      const more = others > 0 ? ` (and ${others} more)` : ''
      return `The draft is no longer fit to be published: ${first?.message ?? 'a setting needs attention.'}${more}`
    }
    case 'notFound':
      return 'The site is no longer there.'
  }
}

/** One that is due, held by this worker alone; those another worker holds are passed over. */
const claim = async (tx: Transaction, now: string, failed: readonly string[]): Promise<ScheduledPublication | null> => {
  const [due] = await tx.$queryRaw<{ id: string }[]>`
    select id from scheduled_publications
    where status = 'waiting' and publish_at <= ${new Date(now)} and not (id = any(${failed}))
    order by publish_at, id
    limit 1
    for update skip locked`
  return due ? tx.scheduledPublication.findFirst({ where: { id: due.id } }) : null
}

/** Has the author told, in the same transaction: they hear of it once if it happened, and not if it did not. */
const tellAuthor = async (tx: Transaction, { organisationId, siteId, id, authorId }: ScheduledPublication): Promise<void> => {
  const author = authorId === null ? null : await tx.user.findFirst({ where: { id: authorId, disabled: false } })
  if (!author) return
  await tx.outboxMessage.createMany({
    data: [{ organisationId, siteId, kind: 'publication', payload: { to: [author.email], scheduleId: id } }],
  })
  await notifyChange(tx, { kind: 'outbox', organisationId })
}

const settle = async (tx: Transaction, due: ScheduledPublication, now: string): Promise<SettledPublication> => {
  const { organisationId, siteId, id, note, expectedRevision, expectedVersion } = due
  const actor = { userId: due.authorId, name: due.authorName }
  const result = await publishDraft(tx, { siteId, note, expectedRevision, expectedVersion, actor })
  const outcome = result.ok
    ? { status: 'published' as const, version: result.version, message: null }
    : { status: 'refused' as const, version: null, message: refusalSentence(result, expectedVersion) }
  await tx.scheduledPublication.update({
    where: { organisationId_id: { organisationId, id } },
    data: { ...outcome, settledAt: new Date(now) },
  })
  if (outcome.message !== null)
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.publishRefused',
      target: siteId,
      summary: 'The scheduled publication was refused',
      detail: { publishAt: due.publishAt.toISOString(), message: outcome.message },
    })
  await tellAuthor(tx, due)
  return { id, siteId, organisationId, ...outcome }
}

interface Due {
  /** ISO in UTC. */
  readonly now: string
  /** One that could not be settled for a reason of ours; it stays due. */
  onError?(error: unknown, id: string | null): void
}

/**
 * Publishes what is due, each in a transaction of its own: claimed, published and marked together or not at all. However many
 * workers do this, and wherever one dies, each is published once or refused with the reason.
 */
export const publishDue = async (db: Database, { now, onError }: Due): Promise<readonly SettledPublication[]> => {
  const settled: SettledPublication[] = []
  const failed: string[] = []
  for (;;) {
    let claimed: string | null = null
    try {
      const one = await db.platform.transaction(async (tx) => {
        const due = await claim(tx, now, failed)
        claimed = due?.id ?? null
        return due && settle(tx, due, now)
      })
      if (!one) return settled
      settled.push(one)
    } catch (error) {
      onError?.(error, claimed)
      if (claimed === null) return settled
      failed.push(claimed)
    }
  }
}
