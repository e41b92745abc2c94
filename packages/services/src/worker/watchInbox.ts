import type { Database } from '@forecourt/data/createDatabase'
import { watchWaitingShoppers } from '@forecourt/data/leads/inbox/watchWaitingShoppers'
import { startLoop } from './startLoop'

/** Assigns enquiries in rotation and warns of overdue ones (ENT-16). Any number of workers may run. */
export const watchInbox = (db: Database, log: (line: string) => void): { stop(): Promise<void> } => ({
  stop: startLoop(
    async () => {
      await watchWaitingShoppers(db, new Date().toISOString())
      return false
    },
    (error) => log(`Who waits for an answer could not be looked at: ${error instanceof Error ? error.message : error}`),
  ),
})
