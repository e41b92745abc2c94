import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import { sameJson } from '@forecourt/schema/sameJson'
import { notifyChange } from '../../changes/notifyChange'
import { Prisma, type ScheduledPublication } from '../../generated/client'
import { outboxRow } from '../../outbox/outboxRow'
import { sitePublishers } from '../../people/users/sitePublishers'
import { problemSentence } from '../../sites/versions/auditedWarnings'
import type { Snapshot, SnapshotConflict, SnapshotDecision } from '../../sites/versions/snapshotOver'
import type { Transaction } from '../../Transaction'
import { snapshotStanding } from '../snapshotStanding'
import type { ScheduleObstacle } from './listSchedules'

/** What a publication that waits is to put live. */
export const scheduledSnapshot = ({ id, schemaVersion, values, expectedRevision, expectedVersion }: ScheduledPublication): Snapshot => {
  if (schemaVersion === null || values === null) throw new Error(`The scheduled publication ${id} holds nothing to publish`)
  return { values: migrateValues({ schemaVersion, values }), revision: expectedRevision, baseVersion: expectedVersion }
}

/** What was decided about it, and against which live version. */
export const scheduledDecision = ({ decision, decidedVersion }: Pick<ScheduledPublication, 'decision' | 'decidedVersion'>) =>
  decision === null ? null : { side: decision as SnapshotDecision, version: decidedVersion }

/** What refuses a snapshot, in a sentence; null when nothing does. */
export const scheduleObstacle = (
  conflicts: readonly SnapshotConflict[],
  problems: readonly ConfigProblem[],
  liveVersion: number | null,
): ScheduleObstacle | null => {
  if (conflicts.length > 0) {
    const settings = conflicts.length === 1 ? `“${conflicts[0]?.where}”` : `${conflicts.length} settings`
    return {
      kind: 'conflict',
      message: `Version ${liveVersion ?? 0} went live after this was scheduled and says something else about ${settings}.`,
      conflicts,
    }
  }
  const [first, ...others] = problems
  if (!first) return null
  const more = others.length > 0 ? ` And ${others.length} more ${others.length === 1 ? 'setting' : 'settings'}.` : ''
  return {
    kind: 'invalid',
    message: `What was scheduled is no longer fit to be published: ${problemSentence(first)}${more}`,
    conflicts: [],
  }
}

/** Ahead of its time, because something is in its way, or because it was settled. */
type ScheduleStage = 'reminder' | 'obstacle' | 'settled'

/**
 * Has its author and those who publish the site told, in the same transaction: they hear of it once if it happened, and not if it
 * did not.
 */
export const enqueueScheduleMail = async (
  tx: Transaction,
  { organisationId, siteId, id, authorId }: Pick<ScheduledPublication, 'organisationId' | 'siteId' | 'id' | 'authorId'>,
  stage: ScheduleStage,
): Promise<void> => {
  const author = authorId === null ? null : await tx.user.findFirst({ where: { id: authorId, disabled: false }, select: { email: true } })
  const publishers = await sitePublishers(tx, { organisationId, siteId })
  const to = [...new Set([...(author ? [author.email] : []), ...publishers.map(({ email }) => email)])]
  if (to.length === 0) return
  // One message each: who reads it is nobody else's business.
  await tx.outboxMessage.createMany({
    data: to.map((address) => ({ organisationId, siteId, ...outboxRow('publication', { to: [address], scheduleId: id, stage }) })),
  })
  await notifyChange(tx, { kind: 'outbox', organisationId })
}

/** What would refuse a scheduled publication as things are, in a sentence; null when nothing would. */
const obstacleNow = async (tx: Transaction, row: ScheduledPublication): Promise<ScheduleObstacle | null> => {
  const site = await tx.site.findFirstOrThrow({ where: { id: row.siteId } })
  const decided = scheduledDecision(row)
  const side = decided?.version === site.liveVersion ? decided.side : null
  const { conflicts, problems } = await snapshotStanding(tx, { ...site, siteId: site.id }, scheduledSnapshot(row), side)
  return scheduleObstacle(conflicts, problems, site.liveVersion)
}

/**
 * Notes whether a scheduled publication could go live as things are; mails people when something new is in its way. One that another
 * transaction holds is left to that one: false.
 */
export const checkScheduled = async (tx: Transaction, id: string): Promise<boolean> => {
  const [locked] = await tx.$queryRaw<{ id: string; liveVersion: number | null }[]>`
    select scheduled.id, site.live_version as "liveVersion" from scheduled_publications scheduled
    join sites site on site.organisation_id = scheduled.organisation_id and site.id = scheduled.site_id
    where scheduled.id = ${id} and scheduled.status = 'waiting' for update of scheduled skip locked`
  const row = locked && (await tx.scheduledPublication.findFirst({ where: { id } }))
  if (!row) return false
  const { organisationId } = row
  const obstacle = await obstacleNow(tx, row)
  await tx.scheduledPublication.update({
    where: { organisationId_id: { organisationId, id } },
    data: {
      checkedVersion: locked.liveVersion,
      obstacle: obstacle === null ? Prisma.DbNull : (obstacle as unknown as Prisma.InputJsonObject),
    },
  })
  if (obstacle !== null && !sameJson(obstacle, row.obstacle)) await enqueueScheduleMail(tx, row, 'obstacle')
  return true
}

/**
 * Checks what a site has scheduled in the transaction that changed what is live. What it says is as before holds no lock, so that a
 * worker whose time has come for it doesn't pass it over.
 */
export const checkAllScheduled = async (tx: Transaction, siteId: string): Promise<void> => {
  for (const row of await tx.scheduledPublication.findMany({ where: { siteId, status: 'waiting' } }))
    if (!sameJson(await obstacleNow(tx, row), row.obstacle)) await checkScheduled(tx, row.id)
}
