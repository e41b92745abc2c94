import type { Log } from '../logging/Log'
import type { Spool } from './createSpool'

export interface ReplayOptions<Entry> {
  readonly spool: Spool<Entry>
  /** Stores an entry; must be idempotent. */
  store(entry: Entry): Promise<unknown>
  /** Whether the storage is unavailable, so that all entries wait. */
  isAway(error: unknown): boolean
  readonly log: Log
  /** Polling interval in milliseconds. */
  readonly every?: number
}

/** Backoff of an entry that fails for its own reason, in milliseconds. */
const retryAfterFaultMs = 10 * 60_000

/**
 * Stores spooled entries as soon as the storage is available, and removes each afterwards: an interrupted entry is stored exactly once.
 */
export function replaySpool<Entry>({ spool, store, isAway, log, every = 400 }: ReplayOptions<Entry>): { stop(): Promise<void> } {
  let underway: Promise<void> | null = null
  /** Failing entries by error, with the time of their next retry. */
  const retryTimes = new Map<string, number>()

  async function replayOnce(): Promise<void> {
    await spool.removeUnfinished()
    if (await spool.isEmpty()) return
    let stored = 0
    for await (const { entry, remove } of spool.waiting()) {
      const text = JSON.stringify(entry)
      if ((retryTimes.get(text) ?? 0) > Date.now()) continue
      try {
        await store(entry)
      } catch (error) {
        if (isAway(error)) break
        log('A spooled entry could not be stored', error)
        retryTimes.set(text, Date.now() + retryAfterFaultMs)
        continue
      }
      retryTimes.delete(text)
      await remove()
      stored++
    }
    if (stored > 0) log(`Stored ${stored} spooled entries`)
  }

  const timer = setInterval(() => {
    if (underway) return
    underway = replayOnce()
      .catch((error: unknown) => log('The spool could not be read', error))
      .finally(() => {
        underway = null
      })
  }, every)
  timer.unref()

  return {
    async stop() {
      clearInterval(timer)
      await underway
    },
  }
}
