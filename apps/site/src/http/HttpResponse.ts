import { createHash } from 'node:crypto'
import { messageHtml, messagePolicy } from './messageHtml'

/** JSON response, never cached. */
export function jsonResponse(body: unknown, status = 200, headers: { readonly [name: string]: string } = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** Redirects after a form post and sets cookies; `no-store`. */
export function redirectAfterPost(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A complete HTTP response. Header names are lower case. */
export interface HttpResponse {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  readonly body: string
}

/** Adds an ETag, the hash of the body. */
export const withEtag = ({ status, headers, body }: HttpResponse): HttpResponse => ({
  status,
  headers: { ...headers, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` },
  body,
})

export const redirectTo = (location: string, status: 307 | 308, headers: { readonly [name: string]: string } = {}): HttpResponse => ({
  status,
  headers: { location, ...headers },
  body: '',
})

/** A plain error page without a site's design. */
export const messagePage = (status: 404 | 405 | 410 | 429 | 503, heading: string, text: string): HttpResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': messagePolicy,
    ...(status === 503 || status === 429 ? { 'retry-after': '30' } : {}),
  },
  body: messageHtml(heading, text),
})
