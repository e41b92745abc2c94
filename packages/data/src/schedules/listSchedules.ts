import type { Scope } from '../createDatabase'
import { type Schedule, toSchedule } from './Schedule'

const mostSettled = 20

/** What waits for a site, and what came of its latest scheduled publications, latest first. */
export const listSchedules = (
  scope: Scope,
  siteId: string,
): Promise<{ readonly waiting: Schedule | null; readonly settled: readonly Schedule[] }> =>
  scope.transaction(async (tx) => {
    const waiting = await tx.scheduledPublication.findFirst({ where: { siteId, status: 'waiting' } })
    const settled = await tx.scheduledPublication.findMany({
      where: { siteId, status: { not: 'waiting' } },
      orderBy: [{ settledAt: 'desc' }, { createdAt: 'desc' }],
      take: mostSettled,
    })
    return { waiting: waiting && toSchedule(waiting), settled: settled.map(toSchedule) }
  })
