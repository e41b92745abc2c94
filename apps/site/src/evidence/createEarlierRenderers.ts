import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createGate } from '@forecourt/services/media/createGate'
import type { DocumentAssets } from '../document/documentAssets'
import type { ShownAddress, ShownPage } from './pageAsShown'
import type { BuildSettings } from './siteBuild'

/** A request to the program of a release. Later releases must send it in this form: the programs are stored for years. */
export interface PastRequest {
  readonly address: ShownAddress
  /** ISO in UTC. */
  readonly at: string
  readonly assets: DocumentAssets
}

export type PastResponse = { readonly ok: true; readonly page: ShownPage } | { readonly ok: false; readonly message: string }

/** A stored program with the settings that it had. */
interface EarlierBuild {
  /** SHA-256 of the program. */
  readonly renderer: string
  readonly settings: BuildSettings
}

interface RendererOptions {
  /** Null if it isn't stored intact. */
  readonly programOf: (hash: string) => Promise<Buffer | null>
  /** Environment of the programs, without the settings of pages. */
  readonly environment: NodeJS.ProcessEnv
}

interface Running {
  readonly key: string
  readonly child: ChildProcess
  readonly stop: () => void
}

/** The index of a large stock takes most of it. Milliseconds. */
const timeoutMs = 100_000
const idleMs = 60_000
/** Megabytes. */
const heapLimit = 768

const startProgram = (key: string, program: Buffer, environment: NodeJS.ProcessEnv): Running => {
  // Readable and writable by this user only.
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-renderer-'))
  const file = path.join(folder, 'renderPast.mjs')
  writeFileSync(file, program)
  const child = fork(file, {
    env: environment,
    execArgv: [`--max-old-space-size=${heapLimit}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { key, child, stop: () => child.kill('SIGKILL') }
}

const answerOf = async ({ child }: Running, request: PastRequest): Promise<PastResponse> => {
  const done = new AbortController()
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), done.signal])
  const answered = once(child, 'message', { signal }).then(([response]) => response as PastResponse)
  const ended = once(child, 'exit', { signal }).then((): PastResponse => ({ ok: false, message: 'the program ended' }))
  try {
    child.send(request)
    return await Promise.race([answered, ended])
  } catch {
    return { ok: false, message: 'no answer in time' }
  } finally {
    // The other one never settles otherwise.
    for (const promise of [answered, ended]) promise.catch(() => {})
    done.abort()
  }
}

/**
 * Renders pages with the stored programs of earlier releases, each in a process of its own: their packages and module state differ. One
 * process at a time, which ends when it is idle.
 */
export const createEarlierRenderers = ({ programOf, environment }: RendererOptions) => {
  const gate = createGate(1)
  let running: Running | null = null
  let idle: NodeJS.Timeout | undefined

  const stop = () => {
    clearTimeout(idle)
    running?.stop()
    running = null
  }

  const runningOf = async ({ renderer, settings }: EarlierBuild): Promise<Running | null> => {
    const key = JSON.stringify([renderer, settings])
    if (running?.key === key && running.child.connected) return running
    stop()
    const program = await programOf(renderer)
    if (program) running = startProgram(key, program, { ...environment, ...settings.environment, NODE_ENV: 'production' })
    return running
  }

  return {
    render: (build: EarlierBuild, address: ShownAddress, at: string): Promise<PastResponse> =>
      gate(async () => {
        clearTimeout(idle)
        const found = await runningOf(build)
        if (!found) return { ok: false, message: 'it is not stored as it was' }
        const answer = await answerOf(found, { address, at, assets: build.settings.assets })
        if (answer.ok) idle = setTimeout(stop, idleMs).unref()
        else stop()
        return answer
      }),
    stop,
  }
}

export type EarlierRenderers = Pick<ReturnType<typeof createEarlierRenderers>, 'render'>
