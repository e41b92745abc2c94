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
  const pending = new Map<string, Promise<Buffer | null>>()
  let bytes = 0

  function store(name: string, file: Buffer): void {
    if (file.length > maxBytes) return
    cached.set(name, file)
    bytes += file.length
    for (const [oldest, document] of cached) {
      if (bytes <= maxBytes) return
      cached.delete(oldest)
      bytes -= document.length
    }
  }

  async function makeAndCache(name: string, make: DocumentSource['make']): Promise<Buffer | null> {
    try {
      const file = await make()
      if (file) store(name, file)
      return file
    } finally {
      pending.delete(name)
    }
  }

  return {
    async get({ key, address, make }) {
      const name = createHash('sha256').update(key).digest('base64url')
      const cachedFile = cached.get(name)
      if (cachedFile) {
        cached.delete(name)
        cached.set(name, cachedFile)
        return cachedFile
      }
      const pendingFile = pending.get(name)
      if (pendingFile) return pendingFile
      if (!(await limiter.take(address)).allowed) return 'tooMany'
      const file = pending.get(name) ?? makeAndCache(name, make)
      pending.set(name, file)
      return file
    },
  }
}
