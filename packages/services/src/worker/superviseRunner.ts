import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Log } from '../logging/Log'

export interface SuperviseRunnerOptions {
  /** Starts a runner, or rejects when `stopping` is aborted meanwhile. */
  start(stopping: AbortSignal): Promise<Runner>
  /** Called when the runner starts or restarts: missed work can be queued. */
  onRunning(): void
  readonly log: Log
}

export interface SupervisedRunner {
  readonly isRunning: boolean
  /** Rejects while there is no runner; the caller queues again in `onRunning`. */
  addJob: Runner['addJob']
  /** Stops the current runner and starts a new one. */
  restart(): void
  stop(): Promise<void>
}

/** Retry interval while the database is unavailable, in milliseconds. */
const pauses = { first: 100, longest: 800 }
/** Shutdown timeout of a runner that lost its database, in milliseconds. */
const timeoutMs = 3_000

/** Supervises the job runner: restarts it when it ends and retries a failed start. */
export function superviseRunner({ start, onRunning, log }: SuperviseRunnerOptions): SupervisedRunner {
  const stopping = new AbortController()
  const { signal } = stopping
  let runner: Runner | null = null
  let endCurrentRunner = () => {}
  let lastReason = ''

  function logError(error: unknown): void {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    // Logs a lasting outage once.
    if (reason !== lastReason) log('The worker’s jobs wait', error)
    lastReason = reason
  }

  async function keepRunning(): Promise<void> {
    for (let pause = pauses.first; !signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      const restarted = new Promise<void>((resolve) => {
        endCurrentRunner = resolve
      })
      try {
        const started = await start(signal)
        started.promise.catch(() => {})
        if (signal.aborted) {
          // Otherwise it would process jobs with resources that are closed.
          await started.stop()
          return
        }
        runner = started
        lastReason = ''
        onRunning()
        pause = pauses.first
        await Promise.race([started.promise, restarted])
      } catch (error) {
        if (!signal.aborted) logError(error)
      }
      const ended = runner
      runner = null
      // A runner whose promise is settled is already stopped; a second stop only throws.
      if (ended && !signal.aborted) await Promise.race([ended.stop().catch(() => {}), wait(timeoutMs, undefined, { ref: false })])
      if (!signal.aborted) await wait(pause)
    }
  }
  const supervision = keepRunning()

  return {
    get isRunning() {
      return runner !== null
    },
    addJob: async (...job) => {
      if (!runner) throw new Error('No jobs run at the moment')
      return runner.addJob(...job)
    },
    restart: () => endCurrentRunner(),
    async stop() {
      stopping.abort()
      await runner?.stop().catch(() => {})
      endCurrentRunner()
      await Promise.race([supervision, wait(timeoutMs, undefined, { ref: false })])
    },
  }
}
