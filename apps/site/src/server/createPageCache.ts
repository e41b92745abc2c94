import { LRUCache } from 'lru-cache'
import { type BodyEncodings, createBodyEncodings, type Encoding, isCompressible } from './encoded'

/** Index of cached pages by tag, with the last expiry of each tag. */
interface TagIndex {
  /** A logical timestamp for `isExpired`. */
  mark(): number
  /** Whether any of the tags expired after the mark. */
  isExpired(tags: readonly string[], mark: number): boolean
  add(key: string, tags: readonly string[]): void
  remove(key: string, tags: readonly string[]): void
  /** Expires tags; returns the keys of their pages. */
  expire(tags: readonly string[]): Iterable<string>
  expireAll(): void
}

function createTagIndex(): TagIndex {
  const keysByTag = new Map<string, Set<string>>()
  const expiries = new Map<string, number>()
  let clock = 0
  let allExpiredAt = 0
  return {
    mark: () => clock,
    isExpired: (tags, mark) => mark < allExpiredAt || tags.some((tag) => mark < (expiries.get(tag) ?? 0)),
    add(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys)
        keys.add(key)
      }
    },
    remove(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysByTag.delete(tag)
      }
    },
    expire(tags) {
      clock++
      const expired = new Set<string>()
      for (const tag of tags) {
        expiries.set(tag, clock)
        for (const key of keysByTag.get(tag) ?? []) expired.add(key)
      }
      return expired
    },
    expireAll() {
      clock++
      allExpiredAt = clock
      expiries.clear()
    },
  }
}

/** A cached response, ready to send. */
export interface CachedResponse {
  readonly status: number
  readonly headers: { readonly [name: string]: string | readonly string[] }
  readonly body: Buffer
  readonly etag: string
  readonly tags: readonly string[]
  /** Milliseconds since the epoch; fresh until then. */
  readonly freshUntil: number
  /** Usable instead of an error until then. */
  readonly usableUntil: number
}

/** A cached response whose body of `size` bytes is stored separately. */
export type CachedResponseHead = Omit<CachedResponse, 'body'> & { readonly size: number }

/** A cache entry with its encodings. */
export interface CacheEntry {
  readonly response: CachedResponseHead
  isFresh(now: number): boolean
  /** Whether it is only aged, not expired by a change. */
  readonly isOnlyAged: boolean
  body(encoding: Encoding): Promise<Buffer>
}

/** In-memory cache of compressed pages with tags. */
export interface PageCache {
  get(key: string): CacheEntry | null
  /** Timestamp to take before rendering; `put` refuses a page that a later change expired. */
  mark(): number
  /** Whether a change after the mark expired any of the tags. */
  isExpired(tags: readonly string[], mark: number): boolean
  /** Caches a response; null if refused. */
  put(key: string, response: CachedResponse, mark: number): CacheEntry | null
  /** Expires pages by tag; they remain as a fallback if rendering fails. */
  expire(tags: readonly string[]): void
  expireAll(): void
  readonly bytes: number
}

interface Page {
  readonly response: CachedResponseHead
  readonly encodings: BodyEncodings
  expired: boolean
}

/** A page with its size at storage time: the LRU store needs a new object to update it. */
interface Stored {
  readonly page: Page
}

/** Size of an entry without its body, in bytes. */
const headBytes = 2_000

/** Build files are immutable, so maximum compression pays. */
const isImmutable = ({ headers }: CachedResponseHead): boolean => String(headers['cache-control'] ?? '').includes('immutable')

const toEntry = (page: Page): CacheEntry => ({
  response: page.response,
  isOnlyAged: !page.expired,
  isFresh: (now) => !page.expired && now < page.response.freshUntil,
  body: (encoding) => page.encodings.get(encoding),
})

export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const tagged = createTagIndex()
  const encodeBody = createBodyEncodings()
  const stored = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => headBytes + page.encodings.bytes,
    dispose: ({ page }, key) => tagged.remove(key, page.response.tags),
  })

  function store(key: string, page: Page): void {
    stored.set(key, { page })
    tagged.add(key, page.response.tags)
  }

  return {
    get(key) {
      const found = stored.get(key)
      return found ? toEntry(found.page) : null
    },

    mark: tagged.mark,
    isExpired: tagged.isExpired,

    put(key, { body, ...response }, mark) {
      if (tagged.isExpired(response.tags, mark)) return null
      const encodings = encodeBody(body, () => {
        if (stored.peek(key)?.page === page) store(key, page)
      })
      const page: Page = { response: { ...response, size: body.length }, encodings, expired: false }
      store(key, page)
      if (isCompressible(String(response.headers['content-type'] ?? ''), body.length))
        encodings.compress(isImmutable(page.response)).catch(() => {})
      return toEntry(page)
    },

    expire(tags) {
      for (const key of tagged.expire(tags)) {
        const found = stored.peek(key)
        if (found) found.page.expired = true
      }
    },

    expireAll() {
      tagged.expireAll()
      for (const { page } of stored.values()) page.expired = true
    },

    get bytes() {
      return stored.calculatedSize
    },
  }
}

/** Looks up sendable cache entries; null for none, and without a key. */
export interface PageLookup {
  /** A fresh entry, sent without the app. */
  fresh(key: string | null): CacheEntry | null
  /** An entry that is only aged: sent if rendering is slow. */
  aged(key: string | null): CacheEntry | null
  /** An entry that is better than an error. */
  usable(key: string | null): CacheEntry | null
}

/** `now` gives milliseconds since the epoch. */
export function createPageLookup(cache: PageCache, now: () => number): PageLookup {
  const find = (key: string | null, matches: (entry: CacheEntry) => boolean) => {
    const entry = key === null ? null : cache.get(key)
    return entry && matches(entry) ? entry : null
  }
  const isUsable = ({ response }: CacheEntry) => now() < response.usableUntil
  return {
    fresh: (key) => find(key, (entry) => entry.isFresh(now())),
    aged: (key) => find(key, (entry) => entry.isOnlyAged && isUsable(entry)),
    usable: (key) => find(key, isUsable),
  }
}
