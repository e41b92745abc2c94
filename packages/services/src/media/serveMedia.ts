import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { FileStore } from '../storage/fileStorage'
import { writeFileWhole } from '../storage/writeFileWhole'
import { createGate } from './createGate'
import { mediaPath } from './mediaPath'
import { renderPicture } from './renderPicture'
import { forEver, pictureHeaders, pictureType, type RequestedPicture, requestedPicture } from './sendMadePicture'

const gate = createGate(availableParallelism())
const underway = new Map<string, Promise<Buffer | null>>()

interface WantedRendition extends RequestedPicture {
  readonly storage: FileStore
  /** Path in the cache. */
  readonly path: string
}

/** Concurrent requests for a new picture share one rendering. */
function pictureOf(wanted: WantedRendition): Promise<Buffer | null> {
  const known = underway.get(wanted.path)
  if (known) return known
  const made = findOrMake(wanted).finally(() => underway.delete(wanted.path))
  underway.set(wanted.path, made)
  return made
}

async function findOrMake({ storage, key, width, format, path }: WantedRendition): Promise<Buffer | null> {
  const cached = await readFile(path).catch(() => null)
  if (cached) return cached
  const original = await storage.get(key)
  if (original === null) return null
  const bytes = await gate(() => renderPicture(original, width, format))
  // A full disk must not fail the response.
  await writeFileWhole(path, bytes).catch((error: unknown) => console.error('A picture was made but not kept:', error))
  return bytes
}

async function serveAsItIs(request: Request, storage: FileStore, key: string): Promise<Response> {
  const file = await storage.get(key)
  if (file === null) return refusal(404, 'No such file')
  return reply(request, file.bytes, { ...forEver, 'content-type': file.contentType, 'content-disposition': 'attachment' })
}

function reply(request: Request, bytes: Buffer, headers: { [name: string]: string }): Response {
  const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
  return new Response(body, { headers: { ...headers, 'content-length': String(bytes.length) } })
}

function refusal(status: number, message: string): Response {
  return new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}

/**
 * Serves `GET /media/<key>?w=<width>` in the best format of the browser, from the disk cache or rendered on demand. Keys are content
 * hashes, so responses are immutable. Other files are served unchanged.
 */
export async function serveMedia(request: Request, storage: FileStore, cacheDirectory: string): Promise<Response> {
  const requested = requestedPicture(new URL(request.url), request.headers.get('accept') ?? '')
  if ('refused' in requested) return refusal(requested.refused, requested.why)
  if ('file' in requested) return serveAsItIs(request, storage, requested.file)

  const { picture } = requested
  const { name, path } = mediaPath(cacheDirectory, picture)
  const headers = pictureHeaders(name)
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  const bytes = await pictureOf({ ...picture, storage, path })
  if (bytes === null) return refusal(404, 'No such picture')
  return reply(request, bytes, { ...headers, 'content-type': pictureType(bytes, picture.format) })
}
