import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isStorageKey } from '../storage/storageKey'
import { type MediaWidth, mediaPath, mediaWidths, type PictureFormat, pictureFormat } from './mediaPath'

/** Keys are content hashes, so responses are immutable. */
export const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }

/** JPEGs begin with this byte, PNGs with 0x89. */
const classicKind = (bytes: Buffer) => (bytes[0] === 0xff ? 'jpeg' : 'png')

/** Response headers of a picture; its name is the ETag. */
export const pictureHeaders = (name: string) => ({ ...immutableHeaders, vary: 'Accept', etag: `"${name}"` })

/** MIME type of rendered bytes in a requested format. */
export const pictureType = (bytes: Buffer, format: PictureFormat) => `image/${format === 'classic' ? classicKind(bytes) : format}`

/** A picture request: key, width in pixels, and the negotiated format. */
export interface RequestedPicture {
  readonly key: string
  readonly width: MediaWidth
  readonly format: PictureFormat
}

const defaultWidth = 1280

/** Address of a picture in the classic formats, for link previews (`shareAddress`): `/media/<key>/share.jpg`. */
const shareImagePath = /(?<=\.(?:svg|webp|avif|gif))\/share\.jpg$/i

/** The key in `/media/<key>`; null if invalid. */
const pictureKey = (path: string): string | null => {
  try {
    const key = decodeURIComponent(path.replace(/^\/media\//, '').replace(shareImagePath, ''))
    return isStorageKey(key) ? key : null
  } catch {
    return null
  }
}

const isPicture = (key: string) => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(key)

/** Parses `/media/<key>?w=<width>`: a picture, the key of another file, or an error with status and text. */
export const requestedPicture = (
  { pathname, searchParams }: URL,
  accept: string,
): { readonly picture: RequestedPicture } | { readonly file: string } | { readonly refused: number; readonly why: string } => {
  const key = pictureKey(pathname)
  if (key === null) return { refused: 404, why: 'No such picture' }
  if (!isPicture(key)) return { file: key }
  const requestedWidth = searchParams.get('w')
  const width = requestedWidth === null ? defaultWidth : mediaWidths.find((one) => String(one) === requestedWidth)
  if (width === undefined) return { refused: 400, why: `Pictures come ${mediaWidths.join(', ')} pixels wide` }
  return { picture: { key, width, format: shareImagePath.test(pathname) ? 'classic' : pictureFormat(accept) } }
}

/**
 * Serves a cached rendition from disk, with the same response as `serveMedia`; false if it isn't cached or the request is something else.
 * Lets the front server respond without a render process.
 */
export const sendCachedPicture = async (
  { method, url = '/', headers: { accept = '', 'if-none-match': requestedEtag } }: IncomingMessage,
  response: ServerResponse,
  cacheDirectory: string,
): Promise<boolean> => {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/media/')) return false
  const requested = requestedPicture(new URL(url, 'http://front.invalid'), accept)
  if (!('picture' in requested)) return false
  const { name, path } = mediaPath(cacheDirectory, requested.picture)
  const bytes = await readFile(path).catch(() => null)
  if (!bytes) return false
  const headers = pictureHeaders(name)
  if (requestedEtag === headers.etag) response.writeHead(304, headers).end()
  else {
    response.writeHead(200, {
      ...headers,
      'content-type': pictureType(bytes, requested.picture.format),
      'content-length': bytes.length,
    })
    response.end(method === 'HEAD' ? undefined : bytes)
  }
  return true
}
