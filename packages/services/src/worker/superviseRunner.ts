import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'

export interface SuperviseRunnerOptions {
  start(): Promise<Runner>
  /** It runs, for the first time or again: what was missed meanwhile can be asked for. */
  onRunning(): void
  log(line: string): void
}

export interface SupervisedRunner {
  readonly isRunning: boolean
  /** Rejects while there is no runner: what needs the job is enqueued again when there is one (`onRunning`). */
  addJob: Runner['addJob']
  /** Ends what runs now and begins anew. */
  restart(): void
  stop(): Promise<void>
}

/** Retry interval while the database is away. Milliseconds. */
const pauses = { first: 100, longest: 800 }
/** How long a runner that lost its database may take to end. Milliseconds. */
const timeoutMs = 3_000

/** Supervises a runner of jobs: one that ends is restarted, and starting one is retried until it succeeds. */
export function superviseRunner({ start, onRunning, log }: SuperviseRunnerOptions): SupervisedRunner {
  let stopped = false
  let runner: Runner | null = null
  let giveUp = () => {}
  let said = ''

  function say(error: unknown): void {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    // An outage that lasts is logged once.
    if (reason !== said) log(`The worker's jobs wait: ${reason}`)
    said = reason
  }

  async function keep(): Promise<void> {
    for (let pause = pauses.first; !stopped; pause = Math.min(pause * 2, pauses.longest)) {
      const restarted = new Promise<void>((resolve) => {
        giveUp = resolve
      })
      try {
        const started = await start()
        started.promise.catch(() => {})
        runner = started
        if (stopped) return
        said = ''
        onRunning()
        pause = pauses.first
        await Promise.race([started.promise, restarted])
      } catch (error) {
        say(error)
      }
      const ended = runner
      runner = null
      // It is through already when its promise is settled; then stopping it again only complains.
      if (ended && !stopped) await Promise.race([ended.stop().catch(() => {}), wait(timeoutMs, undefined, { ref: false })])
      if (!stopped) await wait(pause)
    }
  }
  const keeping = keep()

  return {
    get isRunning() {
      return runner !== null
    },
    addJob: async (...job) => {
      if (!runner) throw new Error('No jobs run at the moment')
      return runner.addJob(...job)
    },
    restart: () => giveUp(),
    async stop() {
      stopped = true
      await runner?.stop().catch(() => {})
      giveUp()
      await Promise.race([keeping, wait(timeoutMs, undefined, { ref: false })])
    },
  }
}
