import type { Database } from '@forecourt/data/createDatabase'
import { publishDue } from '@forecourt/data/schedules/publishDue'
import { watchWaiting } from '@forecourt/data/schedules/watchWaiting'

/** A look costs one short query over an index of what waits. Milliseconds. */
const pause = 2_000

/** Poll interval for what lies ahead: longer, as no mail is late for it. Milliseconds. */
const aheadPause = 15_000

/**
 * Publishes what was scheduled within seconds of its time, for as long as it takes, and looks ahead at what waits: people are told
 * what would be refused while it can still be mended. It looks instead of being woken: there is no word that could get lost, and a
 * clock that was wrong for a while does no harm.
 */
export function watchSchedules(db: Database, log: (line: string) => void): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  // A newer program may have other rules: the first look is at everything that waits.
  let lookedAhead: number | null = null

  async function look(): Promise<void> {
    try {
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
        await watchWaiting(db, { now, all: lookedAhead === null, onError })
        lookedAhead = Date.now()
      }
    } catch (error) {
      log(`What is scheduled could not be looked at: ${error instanceof Error ? error.message : error}`)
    } finally {
      if (!stopped) timer = setTimeout(begin, pause)
    }
  }
  function begin(): void {
    looking = look()
  }
  begin()

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
