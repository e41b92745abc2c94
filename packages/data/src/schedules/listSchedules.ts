import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { type Schedule, toSchedule } from './Schedule'

const mostSettled = 20

const findWaiting = async (tx: Transaction, siteId: string): Promise<Schedule | null> => {
  const row = await tx.scheduledPublication.findFirst({ where: { siteId, status: 'waiting' } })
  return row && toSchedule(row)
}

/** What waits for a site, and what came of its latest scheduled publications, latest first. */
export const listSchedules = (
  scope: Scope,
  siteId: string,
): Promise<{ readonly waiting: Schedule | null; readonly settled: readonly Schedule[] }> =>
  scope.transaction(async (tx) => {
    const settled = await tx.scheduledPublication.findMany({
      where: { siteId, status: { not: 'waiting' } },
      orderBy: [{ settledAt: 'desc' }, { createdAt: 'desc' }],
      take: mostSettled,
    })
    return { waiting: await findWaiting(tx, siteId), settled: settled.map(toSchedule) }
  })

/** What waits for a site; null when nothing does. */
export const waitingSchedule = (scope: Scope, siteId: string): Promise<Schedule | null> =>
  scope.transaction((tx) => findWaiting(tx, siteId))
