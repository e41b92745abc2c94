import type { CachedResponse } from './CachedResponse'
import { decoded, type Encoding, encoded, isCompressible } from './encoded'

/** A cached response: its body, of `size` bytes, stands beside it. */
export type CachedResponseHead = Omit<CachedResponse, 'body'> & { readonly size: number }

/** The answer to one address, with the compressed forms that were asked for so far. */
export interface CacheEntry {
  readonly response: CachedResponseHead
  isFresh(now: number): boolean
  body(encoding: Encoding): Promise<Buffer>
}

/** Finished pages in memory, compressed, with the tags that expire them. Behind it Next's own cache holds some of the same pages by path. */
export interface PageCache {
  get(key: string): CacheEntry | null
  /** A mark to take before a page is made; `put` refuses a page made before a change that expires it. */
  mark(): number
  /** Caches a response; null for one that was refused. */
  put(key: string, response: CachedResponse, mark: number): CacheEntry | null
  /** Pages with any of the tags are no longer fresh; they stay for the case that making them anew fails. */
  expire(tags: readonly string[]): void
  expireAll(): void
  readonly bytes: number
}

interface Held {
  readonly response: CachedResponseHead
  /** Gone once there is a compressed form to make it from again. */
  plain: Buffer | null
  readonly encodings: Map<Encoding, Promise<Buffer>>
  bytes: number
  expired: boolean
}

export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  /** In order of use, the least lately used first. */
  const held = new Map<string, Held>()
  const keysByTag = new Map<string, Set<string>>()
  const expiries = new Map<string, number>()
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

  async function plainOf(entry: Held): Promise<Buffer> {
    return entry.plain ?? decoded(await (entry.encodings.get('br') as Promise<Buffer>))
  }

  function bodyOf(key: string, entry: Held, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return plainOf(entry)
    const known = entry.encodings.get(encoding)
    if (known) return known
    const made = plainOf(entry).then((plain) => encoded(plain, encoding))
    entry.encodings.set(encoding, made)
    made.then(
      (body) => grow(key, entry, body.length),
      () => entry.encodings.delete(encoding),
    )
    return made
  }

  /** Caches only the compressed form of a page: four fifths of the memory are for other pages. */
  async function pack(key: string, entry: Held, plain: Buffer): Promise<void> {
    await bodyOf(key, entry, 'br')
    entry.plain = null
    grow(key, entry, -plain.length)
    // The first request doesn't wait for the best compression; later ones get it.
    if (isForEver(entry.response)) await squeeze(key, entry, plain)
  }

  async function squeeze(key: string, entry: Held, plain: Buffer): Promise<void> {
    const before = await bodyOf(key, entry, 'br')
    const body = await encoded(plain, 'br', 'small')
    entry.encodings.set('br', Promise.resolve(body))
    grow(key, entry, body.length - before.length)
  }

  function grow(key: string, entry: Held, by: number): void {
    if (held.get(key) !== entry) return
    entry.bytes += by
    bytes += by
    makeRoom()
  }

  function entryOf(key: string, held: Held): CacheEntry {
    return {
      response: held.response,
      isFresh: (now) => !held.expired && now < held.response.freshUntil,
      body: (encoding) => bodyOf(key, held, encoding),
    }
  }

  return {
    get(key) {
      const entry = held.get(key)
      if (!entry) return null
      held.delete(key)
      held.set(key, entry)
      return entryOf(key, entry)
    },

    mark: () => clock,

    put(key, { body, ...response }, mark) {
      if (mark < allExpiredAt || response.tags.some((tag) => mark < (expiries.get(tag) ?? 0))) return null
      remove(key)
      const entry: Held = {
        response: { ...response, size: body.length },
        plain: body,
        encodings: new Map(),
        bytes: body.length + 2000,
        expired: false,
      }
      held.set(key, entry)
      bytes += entry.bytes
      for (const tag of response.tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys)
        keys.add(key)
      }
      makeRoom()
      if (isCompressible(String(response.headers['content-type'] ?? ''), body.length)) pack(key, entry, body).catch(() => {})
      return entryOf(key, entry)
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

    get bytes() {
      return bytes
    },
  }
}

/** Files of a build never change, so that squeezing them pays. */
function isForEver({ headers }: CachedResponseHead): boolean {
  return String(headers['cache-control'] ?? '').includes('immutable')
}
