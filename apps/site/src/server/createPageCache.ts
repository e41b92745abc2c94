import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './CachedResponse'
import { decoded, type Encoding, encoded, isCompressible } from './encoded'

/** A cached response: its body, of `size` bytes, is held beside it. */
export type CachedResponseHead = Omit<CachedResponse, 'body'> & { readonly size: number }

/** The answer to one address, with the compressed forms that were asked for so far. */
export interface CacheEntry {
  readonly response: CachedResponseHead
  isFresh(now: number): boolean
  /** Whether it was true when it was last fresh: nothing was changed that it shows, it is only old. */
  readonly isOnlyOld: boolean
  body(encoding: Encoding): Promise<Buffer>
}

/** Whole pages in memory, compressed, with the tags that expire them. */
export interface PageCache {
  get(key: string): CacheEntry | null
  /** A mark to take before a page is made; `put` refuses a page made before a change that expires it. */
  mark(): number
  /** Caches a response; null for one that was refused. */
  put(key: string, response: CachedResponse, mark: number): CacheEntry | null
  /** Pages with any of the tags are no longer fresh; they stay for the case that making them again fails. */
  expire(tags: readonly string[]): void
  expireAll(): void
  readonly bytes: number
}

interface Page {
  readonly response: CachedResponseHead
  /** Null once there is a compressed form to make it from again. */
  plain: Buffer | null
  readonly encodings: Map<Encoding, Promise<Buffer>>
  bytes: number
  expired: boolean
}

/** A page with its size when it was stored: the store takes it again for another object alone. */
interface Stored {
  readonly page: Page
}

/** What an answer takes besides its body. Bytes. */
const headBytes = 2_000

/** Plain forms of what was last asked for by clients that take no compressed one, such as monitors. Bytes. */
const mostPlainBytes = 8 * 1024 * 1024

/** Files of a build never change, so that the best compression pays. */
const isForEver = ({ headers }: CachedResponseHead): boolean => String(headers['cache-control'] ?? '').includes('immutable')

export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const keysByTag = new Map<string, Set<string>>()
  const expiries = new Map<string, number>()
  const plains = new LRUCache<Page, Buffer>({ maxSize: mostPlainBytes, sizeCalculation: (plain) => plain.length + 1 })
  const stored = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => headBytes + page.bytes,
    dispose: ({ page }, key) => forgetTags(key, page),
  })
  let clock = 0
  let allExpiredAt = 0

  function store(key: string, page: Page): void {
    stored.set(key, { page })
    for (const tag of page.response.tags) {
      const keys = keysByTag.get(tag) ?? new Set()
      keysByTag.set(tag, keys)
      keys.add(key)
    }
  }

  function forgetTags(key: string, { response }: Page): void {
    for (const tag of response.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function grow(key: string, page: Page, by: number): void {
    page.bytes += by
    if (stored.peek(key)?.page === page) store(key, page)
  }

  /** Decompressing costs more than all else that a cached page does: what was asked for plain is held for a while. */
  async function plainOf(page: Page): Promise<Buffer> {
    const plain = page.plain ?? plains.get(page) ?? (await decoded(await (page.encodings.get('br') as Promise<Buffer>)))
    if (!page.plain) plains.set(page, plain)
    return plain
  }

  function bodyOf(key: string, page: Page, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return plainOf(page)
    const known = page.encodings.get(encoding)
    if (known) return known
    const made = plainOf(page).then((plain) => encoded(plain, encoding))
    page.encodings.set(encoding, made)
    made.then(
      (form) => grow(key, page, form.length),
      () => page.encodings.delete(encoding),
    )
    return made
  }

  /** Holds only the compressed form of a page: four fifths of the memory are for other pages. */
  async function pack(key: string, page: Page, plain: Buffer): Promise<void> {
    const soon = await bodyOf(key, page, 'br')
    page.plain = null
    grow(key, page, -plain.length)
    if (!isForEver(page.response)) return
    // The first request doesn't wait for the best compression; later ones get it.
    const small = await encoded(plain, 'br', 'small')
    page.encodings.set('br', Promise.resolve(small))
    grow(key, page, small.length - soon.length)
  }

  const entryOf = (key: string, page: Page): CacheEntry => ({
    response: page.response,
    isOnlyOld: !page.expired,
    isFresh: (now) => !page.expired && now < page.response.freshUntil,
    body: (encoding) => bodyOf(key, page, encoding),
  })

  return {
    get(key) {
      const found = stored.get(key)
      return found ? entryOf(key, found.page) : null
    },

    mark: () => clock,

    put(key, { body, ...response }, mark) {
      if (mark < allExpiredAt || response.tags.some((tag) => mark < (expiries.get(tag) ?? 0))) return null
      const page: Page = {
        response: { ...response, size: body.length },
        plain: body,
        encodings: new Map(),
        bytes: body.length,
        expired: false,
      }
      store(key, page)
      if (isCompressible(String(response.headers['content-type'] ?? ''), body.length)) pack(key, page, body).catch(() => {})
      return entryOf(key, page)
    },

    expire(tags) {
      clock++
      for (const tag of tags) {
        expiries.set(tag, clock)
        for (const key of keysByTag.get(tag) ?? []) {
          const found = stored.peek(key)
          if (found) found.page.expired = true
        }
      }
    },

    expireAll() {
      clock++
      allExpiredAt = clock
      expiries.clear()
      for (const { page } of stored.values()) page.expired = true
    },

    get bytes() {
      return stored.calculatedSize
    },
  }
}
