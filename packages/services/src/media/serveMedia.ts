import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { FileStore } from '../storage/FileStore'
import { isStorageKey } from '../storage/isStorageKey'
import { writeFileWhole } from '../storage/writeFileWhole'
import { createGate } from './createGate'
import { mediaPath } from './mediaPath'
import { type MediaWidth, mediaWidths } from './mediaWidths'
import { type PictureFormat, pictureFormat } from './pictureFormat'
import { renderPicture } from './renderPicture'

const gate = createGate(availableParallelism())
const underway = new Map<string, Promise<Buffer | null>>()

const forEver = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }

/** JPEGs begin with this byte, PNGs with 0x89. */
const classicKind = (bytes: Buffer) => (bytes[0] === 0xff ? 'jpeg' : 'png')

interface Wanted {
  readonly storage: FileStore
  readonly key: string
  readonly width: MediaWidth
  readonly format: PictureFormat
  /** Its path in the cache. */
  readonly path: string
}

/** Concurrent requests for a new picture share one rendering. */
function pictureOf(wanted: Wanted): Promise<Buffer | null> {
  const known = underway.get(wanted.path)
  if (known) return known
  const made = findOrMake(wanted).finally(() => underway.delete(wanted.path))
  underway.set(wanted.path, made)
  return made
}

async function findOrMake({ storage, key, width, format, path }: Wanted): Promise<Buffer | null> {
  const cached = await readFile(path).catch(() => null)
  if (cached) return cached
  const original = await storage.get(key)
  if (original === null) return null
  const bytes = await gate(() => renderPicture(original, width, format))
  // A disk that is full keeps nobody from seeing the picture.
  await writeFileWhole(path, bytes).catch((error: unknown) => console.error('A picture was made but not kept:', error))
  return bytes
}

async function serveAsItIs(request: Request, storage: FileStore, key: string): Promise<Response> {
  const file = await storage.get(key)
  if (file === null) return refusal(404, 'No such file')
  return reply(request, file.bytes, { ...forEver, 'content-type': file.contentType, 'content-disposition': 'attachment' })
}

/** The key in `/media/<key>`, or null when it can't be one. */
function keyOf(path: string): string | null {
  try {
    const key = decodeURIComponent(path.replace(/^\/media\//, ''))
    return isStorageKey(key) ? key : null
  } catch {
    return null
  }
}

function isPicture(key: string): boolean {
  return /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(key)
}

function reply(request: Request, bytes: Buffer, headers: { [name: string]: string }): Response {
  const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
  return new Response(body, { headers: { ...headers, 'content-length': String(bytes.length) } })
}

function refusal(status: number, message: string): Response {
  return new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}

/**
 * Answers `GET /media/<key>?w=<width>` with the picture in the best format the browser takes, from the disk cache or made now.
 * Keys name content, so an answer holds for ever. Other files come as they are.
 */
export async function serveMedia(request: Request, storage: FileStore, cacheDirectory: string): Promise<Response> {
  const url = new URL(request.url)
  const key = keyOf(url.pathname)
  if (key === null) return refusal(404, 'No such picture')
  if (!isPicture(key)) return serveAsItIs(request, storage, key)

  const asked = url.searchParams.get('w')
  const width = asked === null ? 1280 : mediaWidths.find((one) => String(one) === asked)
  if (width === undefined) return refusal(400, `Pictures come ${mediaWidths.join(', ')} pixels wide`)

  const format = pictureFormat(request.headers.get('accept') ?? '')
  const { name, path } = mediaPath(cacheDirectory, { key, width, format })
  const headers = { ...forEver, vary: 'Accept', etag: `"${name}"` }
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  const bytes = await pictureOf({ storage, key, width, format, path })
  if (bytes === null) return refusal(404, 'No such picture')
  return reply(request, bytes, { ...headers, 'content-type': `image/${format === 'classic' ? classicKind(bytes) : format}` })
}
