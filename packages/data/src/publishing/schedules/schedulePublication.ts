import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { Prisma, type ScheduledPublication } from '../../generated/client'
import { storedValues } from '../../layers/insertLayer'
import { lockDraft } from '../../sites/lockDraft'
import { auditedWarnings } from '../../sites/versions/auditedWarnings'
import type { SnapshotDecision } from '../../sites/versions/snapshotOver'
import type { Transaction } from '../../Transaction'
import { violatedRule } from '../../violatedRule'
import { checkedSnapshot } from '../checkedSnapshot'
import type { Publication } from '../publishDraft'
import { type Schedule, toSchedule } from './listSchedules'

const longestMs = 366 * 86_400_000

/** Why nothing can be published at a time, in a sentence; null when it can. Both ISO in UTC. */
const timeProblem = (publishAt: string, now: string): string | null => {
  const ahead = Date.parse(publishAt) - Date.parse(now)
  if (Number.isNaN(ahead)) return 'That is no date and time.'
  if (ahead <= 0) return 'That time has passed. Choose one to come, or publish now.'
  if (ahead > longestMs) return 'That is more than a year away. Choose a time within a year.'
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

const settledAs: { readonly [status: string]: string } = {
  published: 'It went live already.',
  refused: 'It was due already, and was refused.',
  cancelled: 'It was cancelled already.',
}

/** Changes a publication that still waits, held against the worker meanwhile. */
const whileItWaits = (
  scope: Scope,
  { siteId, id }: WaitingSchedule,
  change: (tx: Transaction, row: ScheduledPublication) => Promise<ScheduledPublication>,
): Promise<ChangeScheduleResult> =>
  scope.transaction(async (tx) => {
    await tx.$queryRaw`select 1 from scheduled_publications where id = ${id} and site_id = ${siteId} for update`
    const row = await tx.scheduledPublication.findFirst({ where: { id, siteId } })
    if (!row) return { ok: false, reason: 'notFound', message: 'There is no such scheduled publication.' }
    if (row.status !== 'waiting') return { ok: false, reason: 'settled', message: settledAs[row.status] ?? '' }
    return { ok: true, schedule: toSchedule(await change(tx, row)) }
  })

/** Takes back a publication that waits; the draft stays as it is. */
export const cancelSchedule = (scope: Scope, waiting: WaitingSchedule): Promise<ChangeScheduleResult> =>
  whileItWaits(scope, waiting, async (tx, { organisationId, id, siteId, publishAt }) => {
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

/** Gives a publication that waits another time; what is to go live stays the same. */
export const moveSchedule = async (
  scope: Scope,
  { publishAt, ...waiting }: WaitingSchedule & { readonly publishAt: string },
): Promise<ChangeScheduleResult> => {
  const message = timeProblem(publishAt, waiting.now)
  if (message) return { ok: false, reason: 'time', message }
  return whileItWaits(scope, waiting, async (tx, row) => {
    const { organisationId, id, siteId } = row
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor: waiting.actor,
      action: 'site.reschedule',
      target: siteId,
      summary: 'Moved the scheduled publication to another time',
      detail: { publishAt, was: row.publishAt.toISOString() },
    })
    return tx.scheduledPublication.update({
      where: { organisationId_id: { organisationId, id } },
      data: { publishAt: new Date(publishAt), reminded: null },
    })
  })
}

/**
 * Says which side holds where the live site was changed to something else meanwhile. It holds against the live version that was looked
 * at: should another one contradict what was scheduled, people are asked again.
 */
export const decideSchedule = (
  scope: Scope,
  { decision, version, ...waiting }: WaitingSchedule & { readonly decision: SnapshotDecision; readonly version: number | null },
): Promise<ChangeScheduleResult> =>
  whileItWaits(scope, waiting, async (tx, { organisationId, id, siteId, publishAt }) => {
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor: waiting.actor,
      action: 'site.decideSchedule',
      target: siteId,
      summary:
        decision === 'asked'
          ? 'Chose the scheduled values where the live site says something else'
          : 'Chose the live values where the scheduled publication says something else',
      detail: { publishAt: publishAt.toISOString(), version },
    })
    // Looked at anew at once: the obstacle goes when nothing else is in the way.
    return tx.scheduledPublication.update({
      where: { organisationId_id: { organisationId, id } },
      data: { decision, decidedVersion: version, checkedAt: null, obstacle: Prisma.DbNull },
    })
  })

/** Puts away, for one person, what came of a publication. */
export const dismissSchedule = (scope: Scope, { siteId, id, userId }: { siteId: string; id: string; userId: string }): Promise<void> =>
  scope.transaction(async (tx) => {
    await tx.$executeRaw`
      update scheduled_publications set read_by = array_append(read_by, ${userId})
      where id = ${id} and site_id = ${siteId} and not (${userId} = any(read_by))`
  })

export interface NewSchedule extends Publication {
  /** ISO in UTC. */
  readonly publishAt: string
  /** The waiting publication whose place it takes. */
  readonly replaces: string | null
  /** ISO in UTC. */
  readonly now: string
}

export type ScheduleResult =
  | { readonly ok: true; readonly schedule: Schedule }
  | { readonly ok: false; readonly reason: 'time' | 'taken' | 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: readonly ConfigProblem[] }
  | { readonly ok: false; readonly reason: 'notFound' }

const taken: ScheduleResult = {
  ok: false,
  reason: 'taken',
  message: 'A publication is waiting for this site already. Look at it first, then change or replace it.',
}

/**
 * Has a draft go live at a time to come, as it is now: what is edited later stays in the draft. It must be fit to be published now;
 * whether it still is, is polled until it is due.
 */
export const schedulePublication = async (
  scope: Scope,
  { siteId, note, expectedRevision, expectedVersion, actor, publishAt, replaces, now }: NewSchedule,
): Promise<ScheduleResult> => {
  const message = timeProblem(publishAt, now)
  if (message) return { ok: false, reason: 'time', message }
  try {
    return await scope.transaction(async (tx): Promise<ScheduleResult> => {
      // Before the site, as the worker takes them: two that wait for each other would both be undone.
      await tx.$queryRaw`select 1 from scheduled_publications where site_id = ${siteId} and status = 'waiting' for update`
      const draft = await lockDraft(tx, siteId)
      if (!draft) return { ok: false, reason: 'notFound' }
      const checked = await checkedSnapshot(tx, draft, { expectedRevision, expectedVersion }, 'schedule')
      if (!checked.ok) return checked

      const { organisationId } = draft
      const waiting = await tx.scheduledPublication.findFirst({ where: { siteId, status: 'waiting' } })
      if (waiting && waiting.id !== replaces) return taken
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
    if (violatedRule(error)?.rule === 'unique') return taken
    throw error
  }
}
