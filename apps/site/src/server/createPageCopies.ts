import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CachedResponse, CacheEntry } from './createPageCache'
import { decoded } from './encoded'

/** Copies of pages on disk, as compressed for the cache, for when there is none in memory and rendering fails. */
export interface PageCopies {
  /** Enqueues writing a copy; not awaited. */
  keep(key: string, page: CacheEntry): void
  /** The copy of a page and its time. */
  find(key: string): Promise<{ readonly response: CachedResponse; readonly at: number } | null>
  /** Deletes the copy of a removed page. */
  forget(key: string): void
}

export interface PageCopiesOptions {
  readonly directory: string
  /** Build id: pages reference its files. Copies of other builds are deleted. */
  readonly build: string
  readonly maxBytes: number
  /** Throttle of writes per page, in milliseconds. */
  readonly pause?: number
  now(): number
}

/** Limit of queued writes; skipped pages are written at their next rendering. */
const maxQueued = 200
const maxKnown = 50_000

export function createPageCopies({ directory, build, maxBytes, pause = 5 * 60_000, now }: PageCopiesOptions): PageCopies {
  const buildDirectory = path.join(directory, build)
  const filePath = (key: string) => path.join(buildDirectory, `${createHash('sha256').update(key).digest('hex')}.page`)
  /** Time of the last write by key. */
  const written = new Map<string, number>()
  let queue: Promise<unknown> = Promise.resolve()
  let queued = 0
  let bytes = 0

  /** Serialises writes in the background. */
  function enqueue(work: () => Promise<void>): void {
    if (queued >= maxQueued) return
    queued++
    queue = queue
      .then(work)
      .catch((error: unknown) => console.error('The copy of a page could not be written:', error))
      .finally(() => queued--)
  }

  async function prune(): Promise<void> {
    const files = await Promise.all(
      (await readdir(buildDirectory)).map(async (name) => {
        const file = path.join(buildDirectory, name)
        const { mtimeMs = 0, size = 0 } = (await stat(file).catch(() => null)) ?? {}
        return { file, mtimeMs, size }
      }),
    )
    bytes = files.reduce((sum, { size }) => sum + size, 0)
    for (const { file, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (bytes <= maxBytes * 0.8) return
      await unlink(file).catch(() => {})
      bytes -= size
    }
  }

  enqueue(async () => {
    await mkdir(buildDirectory, { recursive: true, mode: 0o700 })
    for (const name of await readdir(directory)) if (name !== build) await rm(path.join(directory, name), { recursive: true, force: true })
    await prune()
  })

  return {
    keep(key, { response, body }) {
      if (now() - (written.get(key) ?? Number.NEGATIVE_INFINITY) < pause) return
      enqueue(async () => {
        if (written.size >= maxKnown) written.clear()
        written.set(key, now())
        const { size: _, ...head } = response
        const page = Buffer.concat([Buffer.from(`${JSON.stringify({ key, at: now(), head })}\n`), await body('br')])
        const file = filePath(key)
        await writeFile(`${file}.part`, page, { mode: 0o600 })
        await rename(`${file}.part`, file)
        bytes += page.length
        if (bytes > maxBytes) await prune()
      })
    },

    async find(key) {
      try {
        const file = await readFile(filePath(key))
        const end = file.indexOf('\n')
        const page = JSON.parse(file.toString('utf8', 0, end))
        if (page.key !== key) return null
        return { at: page.at, response: { ...page.head, body: await decoded(file.subarray(end + 1)) } }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.error('The copy of a page could not be read:', error)
        return null
      }
    },

    forget(key) {
      if (written.delete(key)) enqueue(() => unlink(filePath(key)).catch(() => {}))
    },
  }
}
