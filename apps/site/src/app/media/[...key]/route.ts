import { serveMedia } from '@forecourt/services/media/serveMedia'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { env } from '../../../env'

/** Pictures of cars, places and pages, in the width a browser asks for. Keys name content, so they are the same for every site. */
export function GET(request: Request): Promise<Response> {
  const { MEDIA_DIR, MEDIA_CACHE_DIR } = env()
  return serveMedia(request, fileStorage(MEDIA_DIR), MEDIA_CACHE_DIR)
}

export const HEAD = GET
