import { appendAudit } from '../../audit/appendAudit'
import type { Database } from '../../createDatabase'
import type { ScheduledPublication } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { publishSnapshot, type SnapshotResult } from '../publishSnapshot'
import { checkScheduled, enqueueScheduleMail, scheduledDecision, scheduledSnapshot, scheduleObstacle } from './checkScheduled'

const hourMs = 3_600_000

/** Hours before publication at which reminders are sent. */
const reminderHours = [24, 1]

interface CheckOptions {
  /** ISO in UTC. */
  readonly now: string
  /** Checks all regardless of their last check, as rules may have changed with a deployment. */
  readonly all?: boolean
  onError?(error: unknown, id: string): void
}

/** Publications not checked for an hour, or since the last publish or layer release. */
const idsToCheck = (tx: Transaction, now: Date, all: boolean) =>
  tx.$queryRaw<{ id: string }[]>`
    select scheduled.id from scheduled_publications scheduled
    join sites site on site.organisation_id = scheduled.organisation_id and site.id = scheduled.site_id
    where scheduled.status = 'waiting' and scheduled.publish_at > ${now} and (
      ${all} or scheduled.checked_at is null or scheduled.checked_at < ${new Date(now.getTime() - hourMs)}
      or scheduled.checked_version is distinct from site.live_version
      or exists (select from layers where layers.updated_at > scheduled.checked_at)
    )
    order by scheduled.publish_at, scheduled.id`

/** Checks one and stores the time. */
const check = async (tx: Transaction, id: string, now: Date): Promise<void> => {
  if (await checkScheduled(tx, id)) await tx.scheduledPublication.updateMany({ where: { id }, data: { checkedAt: now } })
}

/** Sends reminders before a publication, unless it was scheduled shortly before. */
const remind = async (tx: Transaction, now: Date): Promise<void> => {
  for (const hours of reminderHours) {
    const rows = await tx.$queryRaw<{ id: string; organisationId: string; siteId: string; authorId: string | null }[]>`
      update scheduled_publications set reminded = ${hours}
      where status = 'waiting' and publish_at > ${now} and publish_at <= ${new Date(now.getTime() + hours * hourMs)}
        and (reminded is null or reminded > ${hours}) and created_at < publish_at - make_interval(hours => ${hours * 2})
      returning id, organisation_id as "organisationId", site_id as "siteId", author_id as "authorId"`
    for (const row of rows) await enqueueScheduleMail(tx, row, 'reminder')
  }
}

/**
 * Checks pending publications early enough to fix problems, and sends reminders. Each check is a transaction; safe with concurrent workers,
 * each message is sent once.
 */
export const watchWaitingPublications = async (db: Database, { now, all = false, onError }: CheckOptions): Promise<void> => {
  const instant = new Date(now)
  const ids = await db.platform.transaction((tx) => idsToCheck(tx, instant, all))
  for (const { id } of ids) await db.platform.transaction((tx) => check(tx, id, instant)).catch((error: unknown) => onError?.(error, id))
  await db.platform.transaction((tx) => remind(tx, instant))
}

/** The result of a due publication. */
export interface PublicationResult {
  readonly id: string
  readonly siteId: string
  readonly organisationId: string
  readonly status: 'published' | 'refused'
  readonly version: number | null
  readonly message: string | null
}

/** Why it wasn't published, in a sentence. */
const refusalSentence = (refusal: Exclude<SnapshotResult, { ok: true }>): string => {
  switch (refusal.reason) {
    case 'conflict':
      return `${scheduleObstacle(refusal.conflicts, [], refusal.liveVersion)?.message ?? ''} No one chose which to keep, so nothing was published.`
    case 'invalid':
      return scheduleObstacle([], refusal.problems, null)?.message ?? ''
    case 'moved':
      return `Version ${refusal.liveVersion ?? 0} went live in the meantime.`
    case 'notFound':
      return 'The site no longer exists.'
  }
}

/** Claims a due publication; skips those that other workers have locked. */
const claim = async (tx: Transaction, now: string, failed: readonly string[]): Promise<ScheduledPublication | null> => {
  const [due] = await tx.$queryRaw<{ id: string }[]>`
    select id from scheduled_publications
    where status = 'waiting' and publish_at <= ${new Date(now)} and not (id = any(${failed}))
    order by publish_at, id
    limit 1
    for update skip locked`
  return due ? tx.scheduledPublication.findFirst({ where: { id: due.id } }) : null
}

const publishScheduled = async (tx: Transaction, due: ScheduledPublication, now: string): Promise<PublicationResult> => {
  const { organisationId, siteId, id, note } = due
  const actor = { userId: due.authorId, name: due.authorName }
  const result = await publishSnapshot(tx, {
    siteId,
    snapshot: scheduledSnapshot(due),
    decision: scheduledDecision(due),
    note,
    actor,
    detail: { scheduledFor: due.publishAt.toISOString() },
  })
  const outcome = result.ok
    ? {
        status: 'published' as const,
        version: result.version,
        message: result.isNew ? null : `Everything was already live, as version ${result.version}.`,
      }
    : { status: 'refused' as const, version: null, message: refusalSentence(result) }
  await tx.scheduledPublication.update({
    where: { organisationId_id: { organisationId, id } },
    data: { ...outcome, settledAt: new Date(now) },
  })
  if (outcome.status === 'refused')
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.publishRefused',
      target: siteId,
      summary: 'The scheduled publication was refused',
      detail: { publishAt: due.publishAt.toISOString(), message: outcome.message },
    })
  await enqueueScheduleMail(tx, due, 'settled')
  return { id, siteId, organisationId, ...outcome }
}

interface Due {
  /** ISO in UTC. */
  readonly now: string
  /** Internal error; the publication stays due. */
  onError?(error: unknown, id: string | null): void
}

/**
 * Publishes due publications, each in one transaction: claimed, published and marked atomically. With concurrent or crashing workers, each
 * is published once or refused with a reason.
 */
export const publishDue = async (db: Database, { now, onError }: Due): Promise<readonly PublicationResult[]> => {
  const published: PublicationResult[] = []
  const failed: string[] = []
  for (;;) {
    let claimed: string | null = null
    try {
      const result = await db.platform.transaction(async (tx) => {
        const due = await claim(tx, now, failed)
        claimed = due?.id ?? null
        return due && publishScheduled(tx, due, now)
      })
      if (!result) return published
      published.push(result)
    } catch (error) {
      onError?.(error, claimed)
      if (claimed === null) return published
      failed.push(claimed)
    }
  }
}
