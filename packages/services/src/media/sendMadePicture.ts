import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { askedPicture } from './askedPicture'
import { mediaPath } from './mediaPath'
import { pictureHeaders, pictureType } from './pictureHeaders'

/**
 * Sends a picture that was made before, from the cache on disk, as `serveMedia` answers it, and says whether it did: not where it was
 * never made, or something else is asked for. A server in front of those that make pages need not ask them for it.
 */
export const sendMadePicture = async (
  { method, url = '/', headers: { accept = '', 'if-none-match': had } }: IncomingMessage,
  response: ServerResponse,
  cacheDirectory: string,
): Promise<boolean> => {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/media/')) return false
  const asked = askedPicture(new URL(url, 'http://front.invalid'), accept)
  if (!('picture' in asked)) return false
  const { name, path } = mediaPath(cacheDirectory, asked.picture)
  const bytes = await readFile(path).catch(() => null)
  if (!bytes) return false
  const headers = pictureHeaders(name)
  if (had === headers.etag) response.writeHead(304, headers).end()
  else {
    response.writeHead(200, { ...headers, 'content-type': pictureType(bytes, asked.picture.format), 'content-length': bytes.length })
    response.end(method === 'HEAD' ? undefined : bytes)
  }
  return true
}
