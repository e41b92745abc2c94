import { randomBytes } from 'node:crypto'
import type { Database } from '../../createDatabase'
import { sessionsEndedBefore } from './sessionHours'

interface Start {
  readonly userId: string
  /** The browser as it calls itself. */
  readonly device: string
  /** ISO in UTC. */
  readonly now: string
}

const longestDevice = 300

/** Signs somebody in, and forgets their sessions that ran out. The id belongs into a cookie that only we can write. */
export const startSession = (db: Database, { userId, device, now }: Start): Promise<string> =>
  db.platform.transaction(async (tx) => {
    const id = randomBytes(18).toString('base64url')
    await tx.userSession.deleteMany({ where: { userId, seenAt: { lt: sessionsEndedBefore(now) } } })
    const at = new Date(now)
    await tx.userSession.create({ data: { id, userId, device: device.slice(0, longestDevice), createdAt: at, seenAt: at } })
    return id
  })
