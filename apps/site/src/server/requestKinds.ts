import type { IncomingMessage } from 'node:http'
import { largestPhotosForm } from '@forecourt/rules/valuations/ValuationPage'
import { stockListPath } from '../host/stockListPath'
import { requestHost } from '../http/requestHost'

/** What forms may send. Bytes. */
export const formBody = 64 * 1024
const changesBody = 2_000_000

/** The call that says what changed. */
export const isRefresh = (url = '') => requestPath(url) === '/internal/refresh'
/** Photos of a vehicle to be valued. */
export const isPhotos = (url = '') => requestPath(url) === '/api/valuations/photos'
/** Pictures and other stored files. */
export const isMedia = ({ url = '' }: IncomingMessage) => url.startsWith('/media/')

/** How much a request may send: pages are only read, so that nothing is for them. */
export function bodyLimit({ method, url = '', headers }: IncomingMessage): number {
  const isEmpty = headers['transfer-encoding'] === undefined && !(Number(headers['content-length'] ?? 0) > 0)
  if (method === 'GET' || method === 'HEAD' || (isEmpty && !isRefresh(url))) return 0
  if (isRefresh(url)) return changesBody
  if (isPhotos(url)) return largestPhotosForm
  return url.startsWith('/api/') ? formBody : 0
}

/** The path of a request, without its query. */
export function requestPath(url = '/'): string {
  return url.split('?', 1)[0] ?? '/'
}

/** Pages by host and path, build files by path alone; responses to a query are not cached, there are too many of them. */
export function cacheKey({ method, url = '', headers }: IncomingMessage): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return null
  if (url.startsWith('/assets/')) return url
  if (url.includes('?') || /^\/(?:media|api|internal)\//.test(url)) return null
  return `${requestHost(headers.host)}${url}`
}

/** Whether a whole page or file is read. */
export const isRead = ({ method, headers }: IncomingMessage) => (method === 'GET' || method === 'HEAD') && headers.rsc === undefined

/** A look at a car, which is counted where it is asked for by GET. */
const isView = (url: string) => /^\/cars\/[^/]+\/view\.json$/.test(requestPath(url))

/** Whether the whole answer is taken before any of it is sent; the app is asked for it by GET, whatever the method. */
export function isHeldBack({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/media/') && !isView(url)
}

/** Whether a page or a document is made for it, which takes long: files and short answers are not. */
export function isMade({ url = '' }: IncomingMessage): boolean {
  if (url.startsWith(`${stockListPath}/`)) return true
  return (
    !/^\/(?:(?:assets|_next|api|internal|map-tiles)\/|(?:livez|readyz)(?:\?|$))/.test(url) &&
    !/^\/cars\/[^/]+\/qr\.svg$/.test(requestPath(url))
  )
}
