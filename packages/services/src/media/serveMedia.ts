import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { FileStore } from '../storage/fileStorage'
import { writeFileAtomically } from '../storage/writeFileAtomically'
import { createGate } from './createGate'
import { mediaPath } from './mediaPath'
import { renderPicture } from './renderPicture'
import { immutableHeaders, pictureHeaders, pictureType, type RequestedPicture, requestedPicture } from './sendCachedPicture'

const gate = createGate(availableParallelism())
const underway = new Map<string, Promise<Buffer | null>>()

interface RenditionRequest extends RequestedPicture {
  readonly storage: FileStore
  /** Path in the cache. */
  readonly path: string
}

/** Concurrent requests for a new picture share one rendering. */
function loadRendition(rendition: RenditionRequest): Promise<Buffer | null> {
  const pending = underway.get(rendition.path)
  if (pending) return pending
  const started = readOrRender(rendition).finally(() => underway.delete(rendition.path))
  underway.set(rendition.path, started)
  return started
}

async function readOrRender({ storage, key, width, format, path }: RenditionRequest): Promise<Buffer | null> {
  const cached = await readFile(path).catch(() => null)
  if (cached) return cached
  const original = await storage.get(key)
  if (original === null) return null
  const bytes = await gate(() => renderPicture(original, width, format))
  // A full disk must not fail the response.
  await writeFileAtomically(path, bytes).catch((error: unknown) => console.error('A picture was rendered but could not be cached:', error))
  return bytes
}

async function serveUnchanged(request: Request, storage: FileStore, key: string): Promise<Response> {
  const file = await storage.get(key)
  if (file === null) return refusal(404, 'No such file')
  return reply(request, file.bytes, { ...immutableHeaders, 'content-type': file.contentType, 'content-disposition': 'attachment' })
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
  if ('file' in requested) return serveUnchanged(request, storage, requested.file)

  const { picture } = requested
  const { name, path } = mediaPath(cacheDirectory, picture)
  const headers = pictureHeaders(name)
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  const bytes = await loadRendition({ ...picture, storage, path })
  if (bytes === null) return refusal(404, 'No such picture')
  return reply(request, bytes, { ...headers, 'content-type': pictureType(bytes, picture.format) })
}
