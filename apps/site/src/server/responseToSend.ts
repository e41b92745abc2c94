import type { CachedResponse } from './CachedResponse'
import { cachePolicy } from './cachePolicy'
import type { Captured } from './capture'
import { privateHeader } from './privateHeader'

const notPassedOn = [
  privateHeader,
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'x-nextjs-cache',
  'x-middleware-rewrite',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
  'strict-transport-security',
]

/**
 * A finished answer (finishPages.ts) as it is cached and sent: whether it is cached and for how long, without internal headers. Its body is
 * not looked into: everybody's pages wait while this thread works.
 */
export function responseToSend(
  { status, headers: stated, body }: Captured,
  now: number,
): { readonly keep: boolean; readonly response: CachedResponse } {
  const headers: { [name: string]: string | readonly string[] } = {}
  for (const [name, value] of Object.entries(stated)) if (!notPassedOn.includes(name)) headers[name] = value
  const isPrivate = stated[privateHeader] !== undefined
  const policy = isPrivate ? null : cachePolicy(status, stated)
  if (policy) headers['cache-control'] = policy.cacheControl
  else if (isPrivate) headers['cache-control'] = 'private, no-store'
  headers.vary = 'Accept-Encoding'
  return {
    keep: policy !== null,
    response: {
      status,
      headers,
      body,
      etag: stated.etag?.toString() ?? '',
      tags: String(headers['surrogate-key'] ?? '')
        .split(' ')
        .filter(Boolean),
      freshUntil: now + (policy?.fresh ?? 0) * 1000,
      usableUntil: now + (policy?.usable ?? 0) * 1000,
    },
  }
}
