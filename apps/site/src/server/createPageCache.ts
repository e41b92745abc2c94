import type { CachedResponse } from './CachedResponse'
import { type Encoding, encoded } from './encoded'

/** The answer to one address, with the compressed forms that were asked for so far. */
export interface CacheEntry {
  readonly response: CachedResponse
  isFresh(now: number): boolean
  body(encoding: Encoding): Promise<Buffer>
}

/** Finished pages in memory, with the tags that expire them. Behind it Next's own cache holds the same pages by path. */
export interface PageCache {
  get(key: string): CacheEntry | null
  /** A mark to take before a page is made; `put` refuses a page made before a change that expires it. */
  mark(): number
  put(key: string, response: CachedResponse, mark: number): void
  /** Pages with any of the tags are no longer fresh; they stay for the case that making them anew fails. */
  expire(tags: readonly string[]): void
  expireAll(): void
  /** Notes that a page is being made, so that a change can wait for it. */
  track(work: Promise<unknown>): void
  /** Resolves when all pages that are being made now are done, or after `limit` milliseconds. */
  settled(limit: number): Promise<void>
  readonly bytes: number
}

interface Held {
  readonly response: CachedResponse
  readonly encodings: Map<Encoding, Promise<Buffer>>
  bytes: number
  expired: boolean
}

export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  /** In order of use, the least lately used first. */
  const held = new Map<string, Held>()
  const keysByTag = new Map<string, Set<string>>()
  const expiries = new Map<string, number>()
  const underway = new Set<Promise<unknown>>()
  let clock = 0
  let allExpiredAt = 0
  let bytes = 0

  function remove(key: string): void {
    const entry = held.get(key)
    if (!entry) return
    held.delete(key)
    bytes -= entry.bytes
    for (const tag of entry.response.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function makeRoom(): void {
    for (const key of held.keys()) {
      if (bytes <= maxBytes) return
      remove(key)
    }
  }

  function bodyOf(key: string, entry: Held, encoding: Encoding): Promise<Buffer> {
    const known = entry.encodings.get(encoding)
    if (known) return known
    const made = encoded(entry.response.body, encoding).then((body) => {
      if (encoding !== 'identity') grow(key, entry, body.length)
      return body
    })
    entry.encodings.set(encoding, made)
    // Who asks first isn't kept waiting for the last tenth; who asks later has it.
    if (encoding === 'br' && isForEver(entry.response)) void made.then((body) => squeeze(key, entry, body)).catch(() => {})
    return made
  }

  async function squeeze(key: string, entry: Held, before: Buffer): Promise<void> {
    const body = await encoded(entry.response.body, 'br', 'small')
    entry.encodings.set('br', Promise.resolve(body))
    grow(key, entry, body.length - before.length)
  }

  function grow(key: string, entry: Held, by: number): void {
    if (held.get(key) !== entry) return
    entry.bytes += by
    bytes += by
    makeRoom()
  }

  return {
    get(key) {
      const entry = held.get(key)
      if (!entry) return null
      held.delete(key)
      held.set(key, entry)
      return {
        response: entry.response,
        isFresh: (now) => !entry.expired && now < entry.response.freshUntil,
        body: (encoding) => bodyOf(key, entry, encoding),
      }
    },

    mark: () => clock,

    put(key, response, mark) {
      if (mark < allExpiredAt || response.tags.some((tag) => mark < (expiries.get(tag) ?? 0))) return
      remove(key)
      const entry: Held = { response, encodings: new Map(), bytes: response.body.length + 2000, expired: false }
      held.set(key, entry)
      bytes += entry.bytes
      for (const tag of response.tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys)
        keys.add(key)
      }
      makeRoom()
    },

    expire(tags) {
      clock++
      for (const tag of tags) {
        expiries.set(tag, clock)
        for (const key of keysByTag.get(tag) ?? []) {
          const entry = held.get(key)
          if (entry) entry.expired = true
        }
      }
    },

    expireAll() {
      clock++
      allExpiredAt = clock
      expiries.clear()
      for (const entry of held.values()) entry.expired = true
    },

    track(work) {
      const settledWork = work.then(
        () => {},
        () => {},
      )
      underway.add(settledWork)
      void settledWork.then(() => underway.delete(settledWork))
    },

    async settled(limit) {
      if (underway.size === 0) return
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limit)
      })
      await Promise.race([Promise.all(underway), late])
      clearTimeout(timer)
    },

    get bytes() {
      return bytes
    },
  }
}

/** Files of a build never change, so that squeezing them pays. */
function isForEver({ headers }: CachedResponse): boolean {
  return String(headers['cache-control'] ?? '').includes('immutable')
}
