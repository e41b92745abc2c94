import { createHash } from 'node:crypto'
import type { CachedResponse } from './CachedResponse'
import { cachePolicy } from './cachePolicy'
import type { Captured } from './capture'

const notPassedOn = ['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date', 'etag', 'strict-transport-security']

/**
 * A response of the page process as it is cached and sent: whether it is cached and for how long. Pages come with their etag; the body of
 * anything else that is cached is hashed once.
 */
export function responseToSend(
  { status, headers: stated, body }: Captured,
  now: number,
): { readonly keep: boolean; readonly response: CachedResponse } {
  const headers: { [name: string]: string | readonly string[] } = {}
  for (const [name, value] of Object.entries(stated)) if (!notPassedOn.includes(name)) headers[name] = value
  const policy = cachePolicy(status, stated)
  if (policy) headers['cache-control'] = policy.cacheControl
  headers.vary = 'Accept-Encoding'
  return {
    keep: policy !== null,
    response: {
      status,
      headers,
      body,
      etag: stated.etag?.toString() ?? (policy ? `W/"${createHash('sha1').update(body).digest('base64url')}"` : ''),
      tags: String(headers['surrogate-key'] ?? '')
        .split(' ')
        .filter(Boolean),
      freshUntil: now + (policy?.fresh ?? 0) * 1000,
      usableUntil: now + (policy?.usable ?? 0) * 1000,
    },
  }
}
