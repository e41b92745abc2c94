import type { IncomingMessage } from 'node:http'

/**
 * Whether a request line's address is one a browser could have sent: its escapes are whole and stand for UTF-8, it holds no NUL,
 * which no database takes, and no dot segments, which browsers resolve before they ask and which make one address look like another.
 */
export function isSoundAddress(url: string): boolean {
  if (/%00|\0/.test(url)) return false
  const path = url.split('?', 1)[0] ?? ''
  try {
    decodeURIComponent(path)
  } catch {
    return false
  }
  return !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
}

/** Ends X-Forwarded-For, the list of who passed a request on, with the address that is connected to us, as a proxy does. */
export function nameConnection({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? 'unknown'].flat().join(', ')
}

/**
 * The address of the client, as far as rate limits care: X-Forwarded-For ends with the address that is connected to the server in
 * front, or with those of our own proxies, each of which named the one before. What is further left anybody could have written.
 */
export const clientAddress = (forwardedFor: string | null | undefined, trustedProxies: number): string =>
  (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .at(-1 - trustedProxies) || 'unknown'
