import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import { sameJson } from '@forecourt/schema/sameJson'
import { Prisma, type ScheduledPublication } from '../../generated/client'
import { outboxRow } from '../../outbox/outboxRow'
import { sitePublishers } from '../../people/users/sitePublishers'
import { problemSentence } from '../../sites/versions/auditedWarnings'
import type { Snapshot, SnapshotConflict, SnapshotDecision } from '../../sites/versions/mergeSnapshot'
import type { Transaction } from '../../Transaction'
import { previewSnapshotPublish } from '../previewSnapshotPublish'
import type { ScheduleObstacle } from './listSchedules'

/** The snapshot of a pending publication. */
export const scheduledSnapshot = ({ id, schemaVersion, values, expectedRevision, expectedVersion }: ScheduledPublication): Snapshot => {
  if (schemaVersion === null || values === null) throw new Error(`The scheduled publication ${id} holds nothing to publish`)
  return { values: migrateValues({ schemaVersion, values }), revision: expectedRevision, baseVersion: expectedVersion }
}

/** The decision on its conflicts, and the live version that it is valid for. */
export const scheduledDecision = ({ decision, decidedVersion }: Pick<ScheduledPublication, 'decision' | 'decidedVersion'>) =>
  decision === null ? null : { side: decision as SnapshotDecision, version: decidedVersion }

/** Why a snapshot can't be published, in a sentence; null if it can. */
export const scheduleObstacle = (
  conflicts: readonly SnapshotConflict[],
  problems: readonly ConfigProblem[],
  liveVersion: number | null,
): ScheduleObstacle | null => {
  if (conflicts.length > 0) {
    const settings = conflicts.length === 1 ? `“${conflicts[0]?.where}”` : `${conflicts.length} settings`
    return {
      kind: 'conflict',
      message: `Version ${liveVersion ?? 0} went live after this was scheduled and has different values for ${settings}.`,
      conflicts,
    }
  }
  const [first, ...others] = problems
  if (!first) return null
  const more = others.length > 0 ? ` And ${others.length} more ${others.length === 1 ? 'setting' : 'settings'}.` : ''
  return {
    kind: 'invalid',
    message: `The scheduled version can no longer be published: ${problemSentence(first)}${more}`,
    conflicts: [],
  }
}

/** Emails: a reminder before, a new obstacle, or the result. */
type ScheduleStage = 'reminder' | 'obstacle' | 'settled'

/** Queues emails to the author and the site's publishers, in the same transaction, so that they are sent only on commit. */
export const enqueueScheduleMail = async (
  tx: Transaction,
  { organisationId, siteId, id, authorId }: Pick<ScheduledPublication, 'organisationId' | 'siteId' | 'id' | 'authorId'>,
  stage: ScheduleStage,
): Promise<void> => {
  const author = authorId === null ? null : await tx.user.findFirst({ where: { id: authorId, disabled: false }, select: { email: true } })
  const publishers = await sitePublishers(tx, { organisationId, siteId })
  const to = [...new Set([...(author ? [author.email] : []), ...publishers.map(({ email }) => email)])]
  if (to.length === 0) return
  // A message for each recipient, so that recipients don't see each other's addresses.
  await tx.outboxMessage.createMany({
    data: to.map((address) => ({ organisationId, siteId, ...outboxRow('publication', { to: [address], scheduleId: id, stage }) })),
  })
}

/** Why a scheduled publication would be refused now, in a sentence; null if it wouldn't. */
const obstacleNow = async (tx: Transaction, row: ScheduledPublication): Promise<ScheduleObstacle | null> => {
  const site = await tx.site.findFirstOrThrow({ where: { id: row.siteId } })
  const decided = scheduledDecision(row)
  const side = decided?.version === site.liveVersion ? decided.side : null
  const { conflicts, problems } = await previewSnapshotPublish(tx, { ...site, siteId: site.id }, scheduledSnapshot(row), side)
  return scheduleObstacle(conflicts, problems, site.liveVersion)
}

/** Stores whether a scheduled publication could go live now; queues emails about a new obstacle. Skips a locked one: false. */
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
 * Checks the scheduled publications of a site in the transaction that changed what is live. An unchanged result takes no lock, so that a
 * worker can claim it on time.
 */
export const checkAllScheduled = async (tx: Transaction, siteId: string): Promise<void> => {
  for (const row of await tx.scheduledPublication.findMany({ where: { siteId, status: 'waiting' } }))
    if (!sameJson(await obstacleNow(tx, row), row.obstacle)) await checkScheduled(tx, row.id)
}
