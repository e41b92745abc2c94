import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'

/** Milliseconds before a write is retried. */
const pauseMs = 250

/** Retries a write while the database is unavailable, until `signal` aborts: a message that was sent must be recorded, or it is sent twice. */
export async function retryWhileDatabaseAway<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || signal?.aborted) throw error
      await wait(pauseMs)
    }
  }
}
