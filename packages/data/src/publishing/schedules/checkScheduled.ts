import { sameJson } from '@forecourt/schema/sameJson'
import { Prisma, type ScheduledPublication } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { snapshotStanding } from '../snapshotStanding'
import { enqueueScheduleMail } from './enqueueScheduleMail'
import type { ScheduleObstacle } from './Schedule'
import { scheduledDecision, scheduledSnapshot } from './scheduledSnapshot'
import { scheduleObstacle } from './scheduleObstacle'

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
