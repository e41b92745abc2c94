import { type ChildProcess, spawn } from 'node:child_process'

export interface Command {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/** Child processes that live and die together. */
export class Processes {
  readonly #running = new Map<string, ChildProcess>()
  #stopping = false

  /** Starts a process; when it ends on its own, `onEnd` hears its name, exit code and last words. */
  start({ name, command, args, cwd, env }: Command, onEnd: (name: string, code: number | null, output: string) => void, verbose = false) {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000)
      if (verbose) process.stdout.write(chunk.toString().replace(/^(?=.)/gm, `[${name}] `))
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => onEnd(name, null, error.message))
    child.once('exit', (code) => {
      this.#running.delete(name)
      if (!this.#stopping) onEnd(name, code, output)
    })
    this.#running.set(name, child)
  }

  /** Asks every process group to end, and ends those that don't within five seconds. */
  async stop() {
    this.#stopping = true
    const signal = (child: ChildProcess, name: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(-child.pid, name)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
    await Promise.all(
      [...this.#running.values()].map(
        (child) =>
          new Promise<void>((resolve) => {
            const timer = setTimeout(() => signal(child, 'SIGKILL'), 5_000)
            child.once('exit', () => {
              clearTimeout(timer)
              resolve()
            })
            signal(child, 'SIGTERM')
          }),
      ),
    )
  }
}
