import type { Database } from '../createDatabase'

export interface Failure {
  readonly now: string
  /** The error, for users. */
  readonly error: string
  /** After this many attempts it is dead, to be replayed by a user. */
  readonly maxAttempts: number
  readonly retryInSeconds: number
}

const longestError = 500

/** Schedules a retry of a message, or marks it as dead. */
export const markFailed = (db: Database, id: string, { now, error, maxAttempts, retryInSeconds }: Failure): Promise<'pending' | 'dead'> =>
  db.platform.transaction(async (tx) => {
    const message = await tx.outboxMessage.findFirst({ where: { id }, select: { attempts: true } })
    const status = message && message.attempts < maxAttempts ? 'pending' : 'dead'
    const nextAttemptAt = status === 'pending' ? new Date(Date.parse(now) + retryInSeconds * 1000) : new Date(now)
    await tx.outboxMessage.updateMany({
      where: { id },
      data: { status, nextAttemptAt, lastError: error.slice(0, longestError) },
    })
    return status
  })
