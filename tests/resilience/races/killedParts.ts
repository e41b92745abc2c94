import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '../../../tools/chunks/bundleServer'
import { root } from '../../../tools/start/settings'

/** A program that the test runs and kills: a file in this folder. It reports each of its actions by a line of text. */
export interface Part {
  readonly file: `${string}.ts`
  readonly args: readonly string[]
  /** It is killed at a random line, at the latest after this number of lines. */
  readonly maxLines: number
  /** Whether an exit by itself is no failure; it is restarted. */
  readonly mayEnd?: boolean
}

interface Running {
  readonly part: Part
  readonly child: ChildProcess
  lines: number
  readonly dies: number
}

/** Poll interval in milliseconds. */
const pollMs = 100

/** Runs the parts of a trial and counts their reports. */
export class KilledParts {
  private constructor(private readonly directory: string) {}

  /** Bundles parts once: loading modules for hundreds of starts would dominate the trial. */
  static async of(...files: readonly Part['file'][]): Promise<KilledParts> {
    const parts = new KilledParts(path.join(root, '.data', 'resilience-parts', String(process.pid)))
    for (const file of files)
      await bundleServer(fileURLToPath(new URL(file, import.meta.url)), parts.#bundleOf(file), {
        external: ['pg-native', 'sharp', 'graphile-worker', 'ssh2', '@react-pdf/renderer'],
      })
    return parts
  }

  readonly #bundleOf = (file: Part['file']): string => path.join(this.directory, file.replace(/ts$/, 'mjs'))
  readonly #count = new Map<string, number>()
  #kills = 0

  count(word: string): number {
    return this.#count.get(word) ?? 0
  }

  /** The reports that begin with a prefix, with the prefix removed. */
  messagesBeginning(beginning: string): string[] {
    return [...this.#count.keys()].filter((word) => word.startsWith(beginning)).map((word) => word.slice(beginning.length))
  }

  get kills(): number {
    return this.#kills
  }

  start(part: Part): Running {
    const child = spawn(process.execPath, [this.#bundleOf(part.file), ...part.args], { stdio: ['ignore', 'pipe', 'inherit'] })
    const running: Running = { part, child, lines: 0, dies: 1 + Math.floor(Math.random() * part.maxLines) }
    child.stdout?.on('data', (chunk: Buffer) => {
      for (const word of chunk.toString().split('\n').filter(Boolean)) {
        this.#count.set(word, this.count(word) + 1)
        running.lines += 1
      }
    })
    return running
  }

  async kill({ child }: Running): Promise<void> {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /**
   * Runs parts in parallel, each killed after some lines of its reports and restarted, until `isEnough` or an interrupt; the caller
   * checks the result in either case. Then kills all.
   */
  async runUntil(parts: readonly Part[], isEnough: () => boolean, look?: () => Promise<void>): Promise<void> {
    const running = parts.map((part) => this.start(part))
    let interrupted = false
    process.once('SIGINT', () => {
      interrupted = true
    })
    try {
      while (!isEnough() && !interrupted) {
        await wait(pollMs)
        // A check may fail on a stalled machine; the next one follows soon.
        await look?.().catch(() => {})
        await Promise.all(
          running.map(async (one, index) => {
            if (one.child.exitCode !== null && !one.part.mayEnd) throw new Error(`${one.part.file} ended by itself.`)
            if (one.child.exitCode !== null) running[index] = this.start(one.part)
            if (one.lines < one.dies) return
            await this.kill(one)
            this.#kills += 1
            running[index] = this.start(one.part)
          }),
        )
      }
    } finally {
      await Promise.all(running.map((one) => this.kill(one)))
    }
  }
}
