import { env } from '../env'
import { shared } from '../sites/shared'
import { createPageCache, type PageCache } from './createPageCache'

/** The finished pages of this process: filled by the server in front, expired by what changes. */
export function pageCache(): PageCache {
  return shared('pageCache', () => createPageCache({ maxBytes: env().PAGE_CACHE_MB * 1024 * 1024 }))
}
