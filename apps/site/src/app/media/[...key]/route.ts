import { serveMedia } from '@forecourt/services/media/serveMedia'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { env } from '../../../env'

/** Pictures in the requested width. Keys are content hashes, shared by all sites. */
export function GET(request: Request): Promise<Response> {
  const { MEDIA_DIR, MEDIA_CACHE_DIR } = env()
  return serveMedia(request, fileStorage(MEDIA_DIR), MEDIA_CACHE_DIR)
}

export const HEAD = GET
