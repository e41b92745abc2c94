import { sameJson } from '@forecourt/schema/sameJson'
import { Prisma } from '../generated/client'
import { snapshotStanding } from '../sites/snapshotStanding'
import type { Transaction } from '../Transaction'
import { obstacleOf } from './obstacleOf'
import { scheduledDecision, scheduledSnapshot } from './scheduledSnapshot'
import { tellOfSchedule } from './tellOfSchedule'

/**
 * Whether a scheduled publication could go live as things are; mails people when something new is in its way. One that another
 * transaction holds is left to that one: false.
 */
export const checkScheduled = async (tx: Transaction, id: string): Promise<boolean> => {
  const [locked] = await tx.$queryRaw<{ id: string }[]>`
    select id from scheduled_publications where id = ${id} and status = 'waiting' for update skip locked`
  const row = locked && (await tx.scheduledPublication.findFirst({ where: { id } }))
  const site = row && (await tx.site.findFirst({ where: { id: row.siteId } }))
  if (!row || !site) return false
  const { organisationId } = row
  const decided = scheduledDecision(row)
  const standing = await snapshotStanding(
    tx,
    { ...site, siteId: site.id },
    scheduledSnapshot(row),
    decided?.version === site.liveVersion ? decided.side : null,
  )
  const obstacle = obstacleOf(standing.conflicts, standing.problems, site.liveVersion)
  await tx.scheduledPublication.update({
    where: { organisationId_id: { organisationId, id } },
    data: {
      checkedVersion: site.liveVersion,
      obstacle: obstacle === null ? Prisma.DbNull : (obstacle as unknown as Prisma.InputJsonObject),
    },
  })
  if (obstacle !== null && !sameJson(obstacle, row.obstacle)) await tellOfSchedule(tx, row, 'obstacle')
  return true
}
