import type { IncomingMessage } from 'node:http'

/**
 * Whether a request target is well-formed: complete escapes of valid UTF-8, no NUL (which databases refuse), and no dot segments, which
 * browsers resolve and which would make one address look like another.
 */
export function isValidRequestTarget(url: string): boolean {
  if (/%00|\0/.test(url)) return false
  const path = url.split('?', 1)[0] ?? ''
  try {
    decodeURIComponent(path)
  } catch {
    return false
  }
  return !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
}

/** Appends the address of the connection to X-Forwarded-For, as a proxy does. */
export function appendClientAddress({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? 'unknown'].flat().join(', ')
}

/**
 * The client address for rate limits. X-Forwarded-For ends with the addresses of our own proxies, each of which appended its predecessor.
 * Entries further left are untrusted.
 */
export const clientAddress = (forwardedFor: string | null | undefined, trustedProxies: number): string =>
  (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .at(-1 - trustedProxies) || 'unknown'
