import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '../../../tools/chunks/bundleServer'
import { root } from '../../../tools/start/settings'

/** A program of a trial: a file beside this one. It says what it has done, a word a line. */
export interface Part {
  readonly file: `${string}.ts`
  readonly words: readonly string[]
  /** After how many words at most it is killed. */
  readonly mostWords: number
  /** It may end by itself: then it is started again. */
  readonly mayEnd?: boolean
}

interface Running {
  readonly part: Part
  readonly child: ChildProcess
  words: number
  readonly dies: number
}

/** How often is looked whether somebody has to die, in milliseconds. */
const pollMs = 100

/** What CommonJS packages ask for by `require`, which modules do not have. */
const banner = {
  js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
}

/** Counts what the parts of a trial say. */
export class KilledParts {
  private constructor(private readonly directory: string) {}

  /** Parts are bundled once, as they are started hundreds of times: most of a trial would else be spent on loading their modules. */
  static async of(...files: readonly Part['file'][]): Promise<KilledParts> {
    const parts = new KilledParts(path.join(root, '.data', 'resilience-parts', String(process.pid)))
    for (const file of files)
      await bundleServer(fileURLToPath(new URL(file, import.meta.url)), parts.#bundleOf(file), { banner, external: ['pg-native', 'sharp'] })
    return parts
  }

  readonly #bundleOf = (file: Part['file']): string => path.join(this.directory, file.replace(/ts$/, 'mjs'))
  readonly #said = new Map<string, number>()
  #kills = 0

  said(word: string): number {
    return this.#said.get(word) ?? 0
  }

  /** What was said that begins so, without its beginning. */
  messagesBeginning(beginning: string): string[] {
    return [...this.#said.keys()].filter((word) => word.startsWith(beginning)).map((word) => word.slice(beginning.length))
  }

  get kills(): number {
    return this.#kills
  }

  start(part: Part): Running {
    const child = spawn(process.execPath, [this.#bundleOf(part.file), ...part.words], { stdio: ['ignore', 'pipe', 'inherit'] })
    const running: Running = { part, child, words: 0, dies: 1 + Math.floor(Math.random() * part.mostWords) }
    child.stdout?.on('data', (chunk: Buffer) => {
      for (const word of chunk.toString().split('\n').filter(Boolean)) {
        this.#said.set(word, this.said(word) + 1)
        running.words += 1
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
   * Runs parts beside each other, each killed without warning after some words and started again, until enough was done, or somebody
   * interrupts: what was done by then is looked at all the same. Then all are killed.
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
        // On a machine that stalls, a look may come to nothing; the next one is soon.
        await look?.().catch(() => {})
        await Promise.all(
          running.map(async (one, place) => {
            if (one.child.exitCode !== null && !one.part.mayEnd) throw new Error(`${one.part.file} ended by itself.`)
            if (one.child.exitCode !== null) running[place] = this.start(one.part)
            if (one.words < one.dies) return
            await this.kill(one)
            this.#kills += 1
            running[place] = this.start(one.part)
          }),
        )
      }
    } finally {
      await Promise.all(running.map((one) => this.kill(one)))
    }
  }
}
