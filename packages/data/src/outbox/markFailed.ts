import type { Database } from '../createDatabase'

export interface Failure {
  readonly now: string
  /** What went wrong, for people. */
  readonly error: string
  /** After so many tries it is given up, to be replayed by hand. */
  readonly maxAttempts: number
  readonly retryInSeconds: number
}

const longestError = 500

/** Puts a message back to be tried later, or gives it up. */
export const markFailed = (db: Database, id: string, { now, error, maxAttempts, retryInSeconds }: Failure): Promise<'pending' | 'dead'> =>
  db.platform.transaction(async (tx) => {
    const message = await tx.outboxMessage.findFirst({ where: { id }, select: { attempts: true } })
    const status = message && message.attempts < maxAttempts ? 'pending' : 'dead'
    const nextAttemptAt = status === 'pending' ? new Date(Date.parse(now) + retryInSeconds * 1000) : new Date(now)
    await tx.outboxMessage.updateMany({
      where: { id },
      data: { status, nextAttemptAt, claimedUntil: null, lastError: error.slice(0, longestError) },
    })
    return status
  })
