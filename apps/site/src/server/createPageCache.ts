import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './CachedResponse'
import { type BodyForms, createBodyForms } from './createBodyForms'
import { createTagIndex } from './createTagIndex'
import { type Encoding, isCompressible } from './encoded'

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
  readonly forms: BodyForms
  expired: boolean
}

/** A page with its size when it was stored: the store takes it again for another object alone. */
interface Stored {
  readonly page: Page
}

/** What an answer takes besides its body. Bytes. */
const headBytes = 2_000

/** Files of a build never change, so that the best compression pays. */
const isForEver = ({ headers }: CachedResponseHead): boolean => String(headers['cache-control'] ?? '').includes('immutable')

const entryOf = (page: Page): CacheEntry => ({
  response: page.response,
  isOnlyOld: !page.expired,
  isFresh: (now) => !page.expired && now < page.response.freshUntil,
  body: (encoding) => page.forms.get(encoding),
})

export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const tagged = createTagIndex()
  const formsOf = createBodyForms()
  const stored = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => headBytes + page.forms.bytes,
    dispose: ({ page }, key) => tagged.remove(key, page.response.tags),
  })

  function store(key: string, page: Page): void {
    stored.set(key, { page })
    tagged.add(key, page.response.tags)
  }

  return {
    get(key) {
      const found = stored.get(key)
      return found ? entryOf(found.page) : null
    },

    mark: tagged.mark,

    put(key, { body, ...response }, mark) {
      if (tagged.isExpired(response.tags, mark)) return null
      const forms = formsOf(body, () => {
        if (stored.peek(key)?.page === page) store(key, page)
      })
      const page: Page = { response: { ...response, size: body.length }, forms, expired: false }
      store(key, page)
      if (isCompressible(String(response.headers['content-type'] ?? ''), body.length)) forms.pack(isForEver(page.response)).catch(() => {})
      return entryOf(page)
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
