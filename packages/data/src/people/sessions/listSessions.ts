import type { Database } from '../../createDatabase'
import { sessionsEndedBefore } from './sessionHours'

export interface UserSessionRow {
  readonly id: string
  readonly device: string
  readonly createdAt: string
  readonly seenAt: string
}

/** Where somebody is signed in, the latest first. */
export const listSessions = (db: Database, userId: string, now: string): Promise<UserSessionRow[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.userSession.findMany({
      where: { userId, seenAt: { gte: sessionsEndedBefore(now) } },
      orderBy: [{ seenAt: 'desc' }, { id: 'asc' }],
    })
    return rows.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }))
  })
