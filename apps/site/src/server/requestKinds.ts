import type { IncomingMessage } from 'node:http'
import { maxPhotosFormBytes } from '@forecourt/rules/valuations/ValuationPage'
import { stockListPath } from '../host/stockListPath'
import { requestHost } from '../http/requestHost'

/** Maximum bytes of a form. */
export const formBody = 64 * 1024
const changesBody = 2_000_000

/** Change notification. */
export const isRefresh = (url = '') => requestPath(url) === '/internal/refresh'
/** Upload of valuation photos. */
export const isPhotos = (url = '') => requestPath(url) === '/api/valuations/photos'
/** Stored files. */
export const isMedia = ({ url = '' }: IncomingMessage) => url.startsWith('/media/')

/** Body limit of a request; zero for pages. */
export function bodyLimit({ method, url = '', headers }: IncomingMessage): number {
  const isEmpty = headers['transfer-encoding'] === undefined && !(Number(headers['content-length'] ?? 0) > 0)
  if (isRead({ method }) || (isEmpty && !isRefresh(url))) return 0
  if (isRefresh(url)) return changesBody
  if (isPhotos(url)) return maxPhotosFormBytes
  return url.startsWith('/api/') ? formBody : 0
}

/** Whether the proxy in front sends a request that was answered 504 to another site server (deploy/haproxy/haproxy.cfg). */
export const canBeRetried = ({ headers }: IncomingMessage): boolean => headers['x-other-servers'] !== undefined

/** Path without query. */
export function requestPath(url = '/'): string {
  return url.split('?', 1)[0] ?? '/'
}

/** Cache key: host and path for pages, path for build files; null with a query, of which there are endless variants. */
export function cacheKey(request: IncomingMessage): string | null {
  const { url = '', headers } = request
  if (!isRead(request)) return null
  if (url.startsWith('/assets/')) return url
  if (url.includes('?') || /^\/(?:media|api|internal)\//.test(url)) return null
  return `${requestHost(headers.host)}${url}`
}

/** Whether a request reads a whole page or file. */
export const isRead = ({ method }: Pick<IncomingMessage, 'method'>) => method === 'GET' || method === 'HEAD'

/** View counter of a car, which counts on GET. */
const isView = (url: string) => /^\/cars\/[^/]+\/view\.json$/.test(requestPath(url))

/** Metrics of the page process, which it protects itself. */
const isMetrics = (url: string) => requestPath(url) === '/metrics/pages'

/** Whether the response is buffered; the app is always requested with GET. */
export function isBuffered({ method, url = '' }: IncomingMessage): boolean {
  return isRead({ method }) && !url.startsWith('/media/') && !isView(url) && !isMetrics(url)
}

/** Whether a page or document is rendered, which is slow; files and API responses are not. */
export function isRendered({ url = '' }: IncomingMessage): boolean {
  if (url.startsWith(`${stockListPath}/`)) return true
  return (
    !/^\/(?:(?:assets|_next|api|internal|map-tiles)\/|(?:livez|readyz)(?:\?|$))/.test(url) &&
    !/^\/cars\/[^/]+\/qr\.svg$/.test(requestPath(url))
  )
}
