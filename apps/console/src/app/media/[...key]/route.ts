import { serveMedia } from '@forecourt/services/media/serveMedia'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { env } from '../../../env'

/** Images for lists and previews, under the same path as on the public sites. */
export const GET = (request: Request): Promise<Response> => serveMedia(request, fileStorage(env().MEDIA_DIR), env().MEDIA_CACHE_DIR)
