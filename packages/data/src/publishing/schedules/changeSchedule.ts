import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { Prisma, type ScheduledPublication } from '../../generated/client'
import type { SnapshotDecision } from '../../sites/versions/Snapshot'
import type { Transaction } from '../../Transaction'
import { type Schedule, toSchedule } from './Schedule'
import { timeProblem } from './timeProblem'

export interface WaitingSchedule {
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
