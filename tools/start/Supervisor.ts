import { type ChildProcess, spawn } from 'node:child_process'
import { endWithMe } from '@forecourt/data/embedded/endWithMe'
import type { ToSupervisor } from '@forecourt/services/process/serveHttp'

export interface Command {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Others need it until they have ended: it is stopped after them. */
  readonly last?: boolean
}

export interface SupervisorOptions {
  /** Passes on what the processes print. */
  readonly verbose?: boolean
  say(line: string): void
  /** Milliseconds. */
  readonly pauses?: { readonly first: number; readonly longest: number; readonly steady: number }
}

/**
 * Backoff: the first pause is short, each further one twice as long; a process that was ready, or stayed up for a while, begins with the
 * first again. Milliseconds.
 */
const usualPauses = { first: 100, longest: 15_000, steady: 30_000 }
/** Longer than a process takes to finish what it has begun (endInOrder). Milliseconds. */
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
  // It alone: what it has started goes on until it has finished.
  child.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}

/** Child processes of which each is restarted when it ends, without regard to the others. */
export class Supervisor {
  readonly #running = new Map<string, Running>()
  readonly #options: SupervisorOptions
  #stopping = false
  #forgiving = false
  #onFailure: (reason: Error) => void = () => {}
  /** Rejects when a process ends before `forgive` was called: what fails at the start would fail again. */
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

  /** Everything serves: whatever ends from now on is started again. */
  forgive(): void {
    this.#forgiving = true
  }

  #run(command: Command, pause: number): void {
    const { name } = command
    const { first, longest, steady } = this.#options.pauses ?? usualPauses
    const begun = Date.now()
    this.#spawn(command, (reason, output, wasReady) => {
      if (this.#stopping) return
      if (!this.#forgiving) {
        this.#onFailure(new Error(`The ${name} ${reason}.\n${output}`.trim()))
        return
      }
      const next = wasReady || Date.now() - begun >= steady || pause === 0 ? first : Math.min(pause * 2, longest)
      this.#options.say(`\nThe ${name} ${reason}; it is started again in ${next / 1000} s.\n${output}\n`)
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
    const letLive = child.pid ? endWithMe(child.pid, { group: true, signal: 'TERM' }) : () => {}
    let output = ''
    let isReady = false
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000)
      if (this.#options.verbose) process.stdout.write(chunk.toString().replace(/^(?=.)/gm, `[${name}] `))
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('message', (message) => {
      if ((message as ToSupervisor)?.kind === 'ready') isReady = true
    })
    const ended = new Promise<void>((resolve) => {
      const end = (reason: string) => {
        letLive()
        if (this.#running.get(name)?.child === child) this.#running.delete(name)
        // What it has left running could hold what the next one needs.
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
        // A child that can't be sent to is about to end; one that never began has no id.
        if (child.pid === undefined) once(`could not be started: ${error.message}`)
      })
      child.once('exit', (code, signal) => once(signal ? `was ended by ${signal}` : `ended with code ${code}`))
    })
    this.#running.set(name, { child, ended, last })
  }

  /** Asks every process group to end, and ends those that don't within some seconds. */
  async stop(): Promise<void> {
    this.#stopping = true
    for (const last of [false, true]) await Promise.all([...this.#running.values()].filter((one) => one.last === last).map(stopped))
  }
}
