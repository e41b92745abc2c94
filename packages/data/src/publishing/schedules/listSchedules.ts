import type { Scope } from '../../createDatabase'
import type { Transaction } from '../../Transaction'
import { type Schedule, toSchedule } from './Schedule'

const mostSettled = 20

const findWaiting = async (tx: Transaction, siteId: string): Promise<Schedule | null> => {
  const row = await tx.scheduledPublication.findFirst({ where: { siteId, status: 'waiting' }, omit: { values: true } })
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
      omit: { values: true },
    })
    return { waiting: await findWaiting(tx, siteId), settled: settled.map(toSchedule) }
  })

/** What waits for a site; null when nothing does. */
export const waitingSchedule = (scope: Scope, siteId: string): Promise<Schedule | null> =>
  scope.transaction((tx) => findWaiting(tx, siteId))

/** How long what came of a publication is shown to those who have not read it. Days. */
const shownDays = 14

/** What came of a site's latest scheduled publication; null once this person has read it. */
export const unreadOutcome = (
  scope: Scope,
  { siteId, userId, now }: { siteId: string; userId: string; now: string },
): Promise<Schedule | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.scheduledPublication.findFirst({
      where: { siteId, status: { in: ['published', 'refused'] }, settledAt: { gt: new Date(Date.parse(now) - shownDays * 86_400_000) } },
      orderBy: [{ settledAt: 'desc' }, { createdAt: 'desc' }],
      omit: { values: true },
    })
    return row && !row.readBy.includes(userId) ? toSchedule(row) : null
  })
