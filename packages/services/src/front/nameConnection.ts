import type { IncomingMessage } from 'node:http'

/** Ends X-Forwarded-For, the list of who passed a request on, with the address that is connected to us, as a proxy does. */
export function nameConnection({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? 'unknown'].flat().join(', ')
}
