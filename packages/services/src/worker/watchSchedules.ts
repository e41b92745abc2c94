import type { Database } from '@forecourt/data/createDatabase'
import { publishDue, watchWaitingPublications } from '@forecourt/data/publishing/schedules/publishDue'
import { startLoop } from './startLoop'

/** Poll interval of the look-ahead in milliseconds; longer, as reminders aren't urgent. */
const aheadPause = 15_000

/**
 * Publishes scheduled versions within seconds of their time, and checks pending ones ahead: users are warned of obstacles while these can
 * be fixed. Polling can't miss a notification and tolerates a wrong clock.
 */
export function watchSchedules(db: Database, log: (line: string) => void): { stop(): Promise<void> } {
  // A new release may have other rules: the first check covers all pending publications.
  let lookedAhead: number | null = null

  async function publish(): Promise<boolean> {
    const onError = (error: unknown, id: string | null) =>
      log(
        `The scheduled publication ${id ?? ''} could not be settled, and is tried again: ${error instanceof Error ? error.message : error}`,
      )
    const now = new Date().toISOString()
    for (const { siteId, status, version, message } of await publishDue(db, { now, onError }))
      log(
        status === 'published'
          ? `Published version ${version} of ${siteId} as scheduled`
          : `Refused what was scheduled for ${siteId}: ${message}`,
      )
    if (lookedAhead === null || Date.now() - lookedAhead >= aheadPause) {
      await watchWaitingPublications(db, { now, all: lookedAhead === null, onError })
      lookedAhead = Date.now()
    }
    return false
  }

  return {
    stop: startLoop(publish, (error) => log(`What is scheduled could not be looked at: ${error instanceof Error ? error.message : error}`)),
  }
}
