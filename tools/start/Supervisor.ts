import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endWithThisProcess } from '@forecourt/data/embedded/endWithThisProcess'
import type { ToSupervisor } from '@forecourt/services/process/serveHttp'

export interface Command {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Whether the process is stopped last, because others need it until they end. */
  readonly last?: boolean
}

export interface SupervisorOptions {
  /** Forwards the output of the processes. */
  readonly verbose?: boolean
  log(line: string): void
  /** Milliseconds. */
  readonly pauses?: { readonly first: number; readonly longest: number; readonly steady: number }
}

/** Exponential backoff in milliseconds; resets once a process was ready or ran for a while. */
const usualPauses = { first: 100, longest: 15_000, steady: 30_000 }
/** Stop timeout in milliseconds; longer than a graceful shutdown (shutDownOnSignal). */
const timeoutMs = 10_000

interface Running {
  readonly last: boolean
  readonly child: ChildProcess
  readonly ended: Promise<void>
}

const signalGroup = (child: ChildProcess, name: NodeJS.Signals) => {
  try {
    if (child.pid) process.kill(-child.pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const stopped = async ({ child, ended }: Running): Promise<void> => {
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), timeoutMs)
  // Only the process itself: its children finish their work.
  child.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}

/** Supervises child processes; restarts each independently. */
export class Supervisor {
  readonly #running = new Map<string, Running>()
  readonly #options: SupervisorOptions
  #stopping = false
  #isStarted = false
  #onFailure: (reason: Error) => void = () => {}
  /** Rejects if a process ends before `finishStart`: a failure at the start would repeat. */
  readonly failed: Promise<never>

  constructor(options: SupervisorOptions) {
    this.#options = options
    this.failed = new Promise((_resolve, reject) => {
      this.#onFailure = reject
    })
    this.failed.catch(() => {})
  }

  start(command: Command): void {
    this.#run(command, 0)
  }

  /** From now on, processes that end are restarted. */
  finishStart(): void {
    this.#isStarted = true
  }

  #run(command: Command, pause: number): void {
    const { name } = command
    const { first, longest, steady } = this.#options.pauses ?? usualPauses
    const begun = Date.now()
    this.#spawn(command, (reason, output, wasReady) => {
      if (this.#stopping) return
      if (!this.#isStarted) {
        this.#onFailure(new Error(`The ${name} ${reason}.\n${output}`.trim()))
        return
      }
      const next = wasReady || Date.now() - begun >= steady || pause === 0 ? first : Math.min(pause * 2, longest)
      this.#options.log(`\nThe ${name} ${reason}; it is started again in ${next / 1000} s.\n${output}\n`)
      setTimeout(() => {
        if (!this.#stopping) this.#run(command, next)
      }, next)
    })
  }

  #spawn(
    { name, command, args, cwd, env, last = false }: Command,
    onEnd: (reason: string, output: string, wasReady: boolean) => void,
  ): void {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true })
    const cancelKill = child.pid ? endWithThisProcess(child.pid, { group: true, signal: 'TERM' }) : () => {}
    let output = ''
    let isReady = false
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000)
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', keep)
      // Lines in JSON name their process.
      if (stream && this.#options.verbose)
        createInterface(stream).on('line', (line) => process.stdout.write(`${line.startsWith('{') ? '' : `[${name}] `}${line}\n`))
    }
    child.on('message', (message) => {
      if ((message as ToSupervisor)?.kind === 'ready') isReady = true
    })
    const ended = new Promise<void>((resolve) => {
      const end = (reason: string) => {
        cancelKill()
        if (this.#running.get(name)?.child === child) this.#running.delete(name)
        // Kills leftover children, which could block the next start.
        signalGroup(child, 'SIGKILL')
        resolve()
        onEnd(reason, output, isReady)
      }
      let over = false
      const once = (reason: string) => {
        if (!over) end(reason)
        over = true
      }
      child.on('error', (error) => {
        // An IPC error means that the child is ending; a child without a pid never started.
        if (child.pid === undefined) once(`could not be started: ${error.message}`)
      })
      child.once('exit', (code, signal) => once(signal ? `was ended by ${signal}` : `ended with code ${code}`))
    })
    this.#running.set(name, { child, ended, last })
  }

  /** Stops all process groups, by force on timeout. */
  async stop(): Promise<void> {
    this.#stopping = true
    for (const last of [false, true]) await Promise.all([...this.#running.values()].filter((one) => one.last === last).map(stopped))
  }
}
