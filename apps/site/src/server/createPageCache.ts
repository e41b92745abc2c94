import type { CachedResponse } from './CachedResponse'
import { decoded, type Encoding, encoded, isCompressible } from './encoded'

/** A cached response: its body, of `size` bytes, stands beside it. */
export type CachedResponseHead = Omit<CachedResponse, 'body'> & { readonly size: number }

/** The answer to one address, with the compressed forms that were asked for so far. */
export interface CacheEntry {
  readonly response: CachedResponseHead
  isFresh(now: number): boolean
  /** Whether it was true when it was last fresh: nothing was changed that it shows, it is only old. */
  readonly isOnlyOld: boolean
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
  readonly body: HeldBody
  expired: boolean
}

/** A body, cached once for all responses that are the same to the byte, such as those of unknown addresses. */
interface HeldBody {
  /** Gone once there is a compressed form to make it from again. */
  plain: Buffer | null
  readonly encodings: Map<Encoding, Promise<Buffer>>
  bytes: number
  /** Answers that have it. */
  count: number
}

/** What an answer takes besides its body. Bytes. */
const headBytes = 2_000

/** Plain forms of what was last asked for by programs that take no compressed one, such as monitors. Bytes. */
const mostPlainBytes = 8 * 1024 * 1024

/** Files of a build never change, so that squeezing them pays. */
function isForEver({ headers }: CachedResponseHead): boolean {
  return String(headers['cache-control'] ?? '').includes('immutable')
}

export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  /** In order of use, the least lately used first. */
  const held = new Map<string, Held>()
  /** By etag, which says what is in it. */
  const bodies = new Map<string, HeldBody>()
  const keysByTag = new Map<string, Set<string>>()
  const expiries = new Map<string, number>()
  /** In order of use: decompressing anew costs more than all else that a cached page does. */
  const plains = new Map<HeldBody, Buffer>()
  let plainBytes = 0
  let clock = 0
  let allExpiredAt = 0
  let bytes = 0

  function remove(key: string): void {
    const entry = held.get(key)
    if (!entry) return
    held.delete(key)
    bytes -= headBytes
    dropBody(entry.response.etag, entry.body)
    for (const tag of entry.response.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function dropBody(etag: string, body: HeldBody): void {
    if (--body.count > 0) return
    bodies.delete(etag)
    bytes -= body.bytes
    forgetPlain(body)
  }

  function makeRoom(): void {
    for (const key of held.keys()) {
      if (bytes <= maxBytes) return
      remove(key)
    }
  }

  function forgetPlain(body: HeldBody): void {
    plainBytes -= plains.get(body)?.length ?? 0
    plains.delete(body)
  }

  function rememberPlain(body: HeldBody, plain: Buffer): void {
    forgetPlain(body)
    if (body.count === 0) return
    plains.set(body, plain)
    plainBytes += plain.length
    for (const oldest of plains.keys()) {
      if (plainBytes <= mostPlainBytes) return
      forgetPlain(oldest)
    }
  }

  async function plainOf(body: HeldBody): Promise<Buffer> {
    const plain = body.plain ?? plains.get(body) ?? (await decoded(await (body.encodings.get('br') as Promise<Buffer>)))
    if (!body.plain) rememberPlain(body, plain)
    return plain
  }

  function encodedBody(body: HeldBody, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return plainOf(body)
    const known = body.encodings.get(encoding)
    if (known) return known
    const made = plainOf(body).then((plain) => encoded(plain, encoding))
    body.encodings.set(encoding, made)
    made.then(
      (form) => grow(body, form.length),
      () => body.encodings.delete(encoding),
    )
    return made
  }

  /** Caches only the compressed form of a page: four fifths of the memory are for other pages. */
  async function pack(head: CachedResponseHead, body: HeldBody, plain: Buffer): Promise<void> {
    await encodedBody(body, 'br')
    body.plain = null
    grow(body, -plain.length)
    // The first request doesn't wait for the best compression; later ones get it.
    if (isForEver(head)) await squeeze(body, plain)
  }

  async function squeeze(body: HeldBody, plain: Buffer): Promise<void> {
    const before = await encodedBody(body, 'br')
    const small = await encoded(plain, 'br', 'small')
    body.encodings.set('br', Promise.resolve(small))
    grow(body, small.length - before.length)
  }

  function grow(body: HeldBody, by: number): void {
    if (body.count === 0) return
    body.bytes += by
    bytes += by
    makeRoom()
  }

  /** The body of an answer: the one that is held already where there is the same. */
  function holdBody(head: CachedResponseHead, plain: Buffer): HeldBody {
    const known = bodies.get(head.etag)
    if (known) {
      known.count++
      return known
    }
    const body: HeldBody = { plain, encodings: new Map(), bytes: plain.length, count: 1 }
    bodies.set(head.etag, body)
    bytes += body.bytes
    if (isCompressible(String(head.headers['content-type'] ?? ''), plain.length)) pack(head, body, plain).catch(() => {})
    return body
  }

  function entryOf(entry: Held): CacheEntry {
    return {
      response: entry.response,
      isOnlyOld: !entry.expired,
      isFresh: (now) => !entry.expired && now < entry.response.freshUntil,
      body: (encoding) => encodedBody(entry.body, encoding),
    }
  }

  return {
    get(key) {
      const entry = held.get(key)
      if (!entry) return null
      held.delete(key)
      held.set(key, entry)
      return entryOf(entry)
    },

    mark: () => clock,

    put(key, { body, ...response }, mark) {
      if (mark < allExpiredAt || response.tags.some((tag) => mark < (expiries.get(tag) ?? 0))) return null
      remove(key)
      const head = { ...response, size: body.length }
      const entry: Held = { response: head, body: holdBody(head, body), expired: false }
      held.set(key, entry)
      bytes += headBytes
      for (const tag of response.tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys)
        keys.add(key)
      }
      makeRoom()
      return entryOf(entry)
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
