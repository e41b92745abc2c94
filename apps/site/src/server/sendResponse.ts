import type { IncomingMessage, ServerResponse } from 'node:http'
import { messageHtml, messagePolicy } from '../http/messageHtml'
import type { CachedResponseHead, CacheEntry } from './createPageCache'
import { encodingFor } from './encoded'

/** In place of the framework's error page: nothing is cached for this address and nobody can make it now. */
export function sendMessage(response: ServerResponse, heading: string, text: string, retryAfter: string): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': messagePolicy,
    'retry-after': retryAfter,
  })
  response.end(messageHtml(heading, text))
}

/** Sends a cached answer, encoded as the browser asks. */
export async function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  found: 'HIT' | 'MISS' | 'STALE',
): Promise<void> {
  const { response: cached } = entry
  const encoding = encodingFor(request.headers['accept-encoding'], String(cached.headers['content-type'] ?? ''), cached.size)
  return send(request, response, cached, await entry.body(encoding), encoding, found)
}

/** Sends an answer, or that the browser’s copy of it is current. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Omit<CachedResponseHead, 'size'>,
  body: Buffer,
  encoding: string,
  found: string,
): void {
  const isUnchanged = answer.status === 200 && answer.etag !== '' && request.headers['if-none-match'] === answer.etag
  response.writeHead(isUnchanged ? 304 : answer.status, {
    ...(answer.headers as { [name: string]: string | string[] }),
    ...(answer.status === 200 && answer.etag !== '' ? { etag: answer.etag } : {}),
    ...(isUnchanged ? {} : { 'content-length': body.length }),
    ...(encoding === 'identity' || isUnchanged ? {} : { 'content-encoding': encoding }),
    'x-cache': found,
  })
  response.end(isUnchanged || request.method === 'HEAD' ? undefined : body)
}
