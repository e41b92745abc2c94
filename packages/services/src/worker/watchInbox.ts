import type { Database } from '@forecourt/data/createDatabase'
import { watchWaiting } from '@forecourt/data/leads/inbox/watchWaiting'
import { startLoop } from './startLoop'

/** Gives enquiries to whose turn it is, and warns of those that wait for too long (ENT-16). Any number of workers may run. */
export const watchInbox = (db: Database, log: (line: string) => void): { stop(): Promise<void> } => ({
  stop: startLoop(
    async () => {
      await watchWaiting(db, new Date().toISOString())
      return false
    },
    (error) => log(`Who waits for an answer could not be looked at: ${error instanceof Error ? error.message : error}`),
  ),
})
