import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

export interface RendererOptions {
  readonly script: string
  readonly socketPath: string
  /** How long after it ended it is started again; doubled each time it ends at once, up to 20 times. Milliseconds. */
  readonly pause: number
  readonly log: (line: string) => void
}

export interface Renderer {
  /** Resolves when it listens; at once while it does. Rejects after `limit` milliseconds. */
  ready(limit: number): Promise<void>
  readonly pid: number | undefined
  stop(): Promise<void>
}

/** A process that lasted this long had nothing wrong with it from the start. Milliseconds. */
const settledAfter = 10_000

/** Runs the process that makes pages and starts it again when it ends; the server in front goes on meanwhile. */
export function startRenderer({ script, socketPath, pause, log }: RendererOptions): Renderer {
  let child: ChildProcess | undefined
  let stopping = false
  let isReady = false
  let waiting: (() => void)[] = []
  let failures = 0

  function run(): void {
    const begun = performance.now()
    // One that was killed left its socket behind, on which nobody can listen again.
    rmSync(socketPath, { force: true })
    const own = fork(script, [socketPath], { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
    child = own
    yieldToFront(own.pid)
    own.on('message', (message) => {
      if (message !== 'ready') return
      isReady = true
      for (const resolve of waiting) resolve()
      waiting = []
    })
    own.once('error', (error) => log(`The page process could not be started: ${error.message}`))
    own.once('exit', (code, signal) => {
      isReady = false
      if (stopping) return
      failures = performance.now() - begun > settledAfter ? 0 : failures + 1
      const soon = pause * Math.min(20, 2 ** Math.max(0, failures - 1))
      log(`The page process ended (${signal ?? code}); starting it again in ${soon} ms`)
      void wait(soon).then(() => stopping || run())
    })
  }

  run()
  return {
    get pid() {
      return child?.pid
    },

    async ready(limit) {
      if (isReady) return
      const listening = new Promise<true>((resolve) => waiting.push(() => resolve(true)))
      const late = new AbortController()
      const inTime = await Promise.race([listening, wait(limit, false, { signal: late.signal })])
      late.abort()
      if (!inTime) throw new Error('The page process is not there')
    },

    async stop() {
      stopping = true
      const last = child
      if (!last || last.exitCode !== null || last.signalCode !== null) return
      const ended = new Promise((resolve) => last.once('exit', resolve))
      last.kill('SIGTERM')
      const late = setTimeout(() => last.kill('SIGKILL'), 5_000)
      await ended
      clearTimeout(late)
    },
  }
}

/** What is cached is answered first where both want a processor. A system that knows no priorities does without. */
function yieldToFront(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(19, getPriority() + 8))
  } catch (error) {
    console.error('The page process has the priority of the server in front:', error)
  }
}
