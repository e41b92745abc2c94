import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { Prisma, type ScheduledPublication } from '../../generated/client'
import { storedValues } from '../../layers/insertLayer'
import { lockDraft } from '../../sites/lockDraft'
import { auditedWarnings } from '../../sites/versions/auditedWarnings'
import type { SnapshotDecision } from '../../sites/versions/mergeSnapshot'
import type { Transaction } from '../../Transaction'
import { violatedConstraint } from '../../violatedConstraint'
import { checkedSnapshot } from '../checkedSnapshot'
import type { Publication } from '../publishDraft'
import { type Schedule, toSchedule } from './listSchedules'

const maxAheadMs = 366 * 86_400_000

/** Why a publication time is invalid, in a sentence; null if valid. Both ISO in UTC. */
const timeProblem = (publishAt: string, now: string): string | null => {
  const ahead = Date.parse(publishAt) - Date.parse(now)
  if (Number.isNaN(ahead)) return 'Enter a date and time.'
  if (ahead <= 0) return 'That time has passed. Choose a future time, or publish now.'
  if (ahead > maxAheadMs) return 'That is more than a year away. Choose a time within a year.'
  return null
}

interface WaitingSchedule {
  readonly siteId: string
  readonly id: string
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

export type ChangeScheduleResult =
  | { readonly ok: true; readonly schedule: Schedule }
  | { readonly ok: false; readonly reason: 'time' | 'settled' | 'notFound'; readonly message: string }

const settledMessages: { readonly [status: string]: string } = {
  published: 'It has already gone live.',
  refused: 'It was already due, and was refused.',
  cancelled: 'It was already cancelled.',
}

/** Changes a pending publication under a lock. */
const changeWaiting = (
  scope: Scope,
  { siteId, id }: WaitingSchedule,
  change: (tx: Transaction, row: ScheduledPublication) => Promise<ScheduledPublication>,
): Promise<ChangeScheduleResult> =>
  scope.transaction(async (tx) => {
    await tx.$queryRaw`select 1 from scheduled_publications where id = ${id} and site_id = ${siteId} for update`
    const row = await tx.scheduledPublication.findFirst({ where: { id, siteId } })
    if (!row) return { ok: false, reason: 'notFound', message: 'There is no such scheduled publication.' }
    if (row.status !== 'waiting') return { ok: false, reason: 'settled', message: settledMessages[row.status] ?? '' }
    return { ok: true, schedule: toSchedule(await change(tx, row)) }
  })

/** Cancels a pending publication; the draft stays. */
export const cancelSchedule = (scope: Scope, waiting: WaitingSchedule): Promise<ChangeScheduleResult> =>
  changeWaiting(scope, waiting, async (tx, { organisationId, id, siteId, publishAt }) => {
    const { actor, now } = waiting
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.unschedule',
      target: siteId,
      summary: 'Cancelled the scheduled publication',
      detail: { publishAt: publishAt.toISOString() },
    })
    return tx.scheduledPublication.update({
      where: { organisationId_id: { organisationId, id } },
      data: { status: 'cancelled', message: `${actor.name} cancelled it.`, settledAt: new Date(now) },
    })
  })

/** Changes the time of a pending publication; its contents stay. */
export const moveSchedule = async (
  scope: Scope,
  { publishAt, ...waiting }: WaitingSchedule & { readonly publishAt: string },
): Promise<ChangeScheduleResult> => {
  const message = timeProblem(publishAt, waiting.now)
  if (message) return { ok: false, reason: 'time', message }
  return changeWaiting(scope, waiting, async (tx, row) => {
    const { organisationId, id, siteId } = row
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor: waiting.actor,
      action: 'site.reschedule',
      target: siteId,
      summary: 'Changed the time of the scheduled publication',
      detail: { publishAt, was: row.publishAt.toISOString() },
    })
    return tx.scheduledPublication.update({
      where: { organisationId_id: { organisationId, id } },
      data: { publishAt: new Date(publishAt), reminded: null },
    })
  })
}

/**
 * Decides whose values win where the live site changed the same settings: those of the schedule ('asked') or of the live site. Valid for
 * the live version that the user saw: a later conflict needs another decision.
 */
export const decideSchedule = (
  scope: Scope,
  { decision, version, ...waiting }: WaitingSchedule & { readonly decision: SnapshotDecision; readonly version: number | null },
): Promise<ChangeScheduleResult> =>
  changeWaiting(scope, waiting, async (tx, { organisationId, id, siteId, publishAt }) => {
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor: waiting.actor,
      action: 'site.decideSchedule',
      target: siteId,
      summary:
        decision === 'asked'
          ? 'Kept the scheduled values where the live site has different ones'
          : 'Kept the live values where the scheduled publication has different ones',
      detail: { publishAt: publishAt.toISOString(), version },
    })
    // Checked again at once, so that the obstacle disappears if there is no other.
    return tx.scheduledPublication.update({
      where: { organisationId_id: { organisationId, id } },
      data: { decision, decidedVersion: version, checkedAt: null, obstacle: Prisma.DbNull },
    })
  })

/** Marks a result as read for one user. */
export const dismissSchedule = (scope: Scope, { siteId, id, userId }: { siteId: string; id: string; userId: string }): Promise<void> =>
  scope.transaction(async (tx) => {
    await tx.$executeRaw`
      update scheduled_publications set read_by = array_append(read_by, ${userId})
      where id = ${id} and site_id = ${siteId} and not (${userId} = any(read_by))`
  })

export interface NewSchedule extends Publication {
  /** ISO in UTC. */
  readonly publishAt: string
  /** The pending publication that it replaces. */
  readonly replaces: string | null
  /** ISO in UTC. */
  readonly now: string
}

export type ScheduleResult =
  | { readonly ok: true; readonly schedule: Schedule }
  | { readonly ok: false; readonly reason: 'time' | 'taken' | 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: readonly ConfigProblem[] }
  | { readonly ok: false; readonly reason: 'notFound' }

const alreadyScheduled: ScheduleResult = {
  ok: false,
  reason: 'taken',
  message: 'A publication is already scheduled for this site. Check it first, then change or replace it.',
}

/**
 * Schedules a draft in its present state; later edits stay in the draft. It must be publishable now; this is checked again until it is due.
 */
export const schedulePublication = async (
  scope: Scope,
  { siteId, note, expectedRevision, expectedVersion, actor, publishAt, replaces, now }: NewSchedule,
): Promise<ScheduleResult> => {
  const message = timeProblem(publishAt, now)
  if (message) return { ok: false, reason: 'time', message }
  try {
    return await scope.transaction(async (tx): Promise<ScheduleResult> => {
      // Locked before the site, in the same order as the worker, to avoid deadlocks.
      await tx.$queryRaw`select 1 from scheduled_publications where site_id = ${siteId} and status = 'waiting' for update`
      const draft = await lockDraft(tx, siteId)
      if (!draft) return { ok: false, reason: 'notFound' }
      const checked = await checkedSnapshot(tx, draft, { expectedRevision, expectedVersion }, 'schedule')
      if (!checked.ok) return checked

      const { organisationId } = draft
      const waiting = await tx.scheduledPublication.findFirst({ where: { siteId, status: 'waiting' } })
      if (waiting && waiting.id !== replaces) return alreadyScheduled
      if (waiting)
        await tx.scheduledPublication.update({
          where: { organisationId_id: { organisationId, id: waiting.id } },
          data: { status: 'cancelled', message: `${actor.name} scheduled a newer draft instead.`, settledAt: new Date(now) },
        })
      const schedule = await tx.scheduledPublication.create({
        data: {
          organisationId,
          siteId,
          publishAt: new Date(publishAt),
          expectedRevision,
          expectedVersion,
          schemaVersion,
          values: storedValues(draft.values),
          checkedAt: new Date(now),
          checkedVersion: expectedVersion,
          note,
          authorId: actor.userId,
          authorName: actor.name,
          createdAt: new Date(now),
        },
      })
      await appendAudit(tx, {
        organisationId,
        siteId,
        actor,
        action: 'site.schedule',
        target: siteId,
        summary: `Scheduled the draft of ${draft.name} to go live`,
        detail: {
          publishAt,
          revision: expectedRevision,
          note,
          ...auditedWarnings(checked.warnings),
          ...(waiting ? { replaces: waiting.publishAt.toISOString() } : {}),
        },
      })
      return { ok: true, schedule: toSchedule(schedule) }
    })
  } catch (error) {
    if (violatedConstraint(error)?.rule === 'unique') return alreadyScheduled
    throw error
  }
}
