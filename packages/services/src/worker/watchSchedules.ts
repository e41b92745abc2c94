import type { Database } from '@forecourt/data/createDatabase'
import { publishDue, watchWaitingPublications } from '@forecourt/data/publishing/schedules/publishDue'
import { startLoop } from './startLoop'

/** Poll interval for what lies ahead: longer, as no mail is late for it. Milliseconds. */
const aheadPause = 15_000

/**
 * Publishes what was scheduled within seconds of its time, for as long as it takes, and looks ahead at what waits: people are told
 * what would be refused while it can still be mended. It looks instead of being woken: there is no word that could get lost, and a
 * clock that was wrong for a while does no harm.
 */
export function watchSchedules(db: Database, log: (line: string) => void): { stop(): Promise<void> } {
  // A newer program may have other rules: the first look is at everything that waits.
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
