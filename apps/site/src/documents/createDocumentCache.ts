import { createHash } from 'node:crypto'
import { createLimiter } from '@forecourt/services/limits/createLimiter'

interface DocumentSource {
  /** Key of everything the document depends on. */
  readonly key: string
  /** Client address for rate limits. */
  readonly address: string
  /** Null if there is no such document. */
  readonly make: () => Promise<Buffer | null>
}

export interface DocumentCache {
  get(source: DocumentSource): Promise<Buffer | null | 'tooMany'>
}

/** LRU cache of generated files of cars (PDF sheets, share images) up to `maxBytes`; concurrent requests share one rendering. */
export function createDocumentCache({ maxBytes, count, seconds }: { maxBytes: number; count: number; seconds: number }): DocumentCache {
  const limiter = createLimiter({ count, seconds })
  /** Least recently used first. */
  const cached = new Map<string, Buffer>()
  const underway = new Map<string, Promise<Buffer | null>>()
  let bytes = 0

  function store(name: string, made: Buffer): void {
    if (made.length > maxBytes) return
    cached.set(name, made)
    bytes += made.length
    for (const [oldest, document] of cached) {
      if (bytes <= maxBytes) return
      cached.delete(oldest)
      bytes -= document.length
    }
  }

  async function makeAndCache(name: string, make: DocumentSource['make']): Promise<Buffer | null> {
    try {
      const made = await make()
      if (made) store(name, made)
      return made
    } finally {
      underway.delete(name)
    }
  }

  return {
    async get({ key, address, make }) {
      const name = createHash('sha256').update(key).digest('base64url')
      const known = cached.get(name)
      if (known) {
        cached.delete(name)
        cached.set(name, known)
        return known
      }
      const making = underway.get(name)
      if (making) return making
      if (!(await limiter.take(address)).allowed) return 'tooMany'
      const made = underway.get(name) ?? makeAndCache(name, make)
      underway.set(name, made)
      return made
    },
  }
}
