import type { IncomingMessage, ServerResponse } from 'node:http'
import { escaped, messageHtml, messagePolicy } from '../http/messageHtml'
import type { CachedResponseHead, CacheEntry } from './createPageCache'
import { encodingFor } from './encoded'

/** A form post without scripts. */
export const isPlainForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

const heading = 'We couldn’t take this right now'
const retryAfter = '30'

const hidden = (name: string, value: string) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`

/** The submitted form for resubmission. It has the same idempotency key, so if the first submission was stored after all, there is only one lead (ERR-03). */
const resubmitForm = ({ url = '', headers }: IncomingMessage, body: Buffer): string => {
  const params = new URLSearchParams(body.toString())
  const key = headers['idempotency-key']
  if (typeof key === 'string' && !params.has('idempotencyKey')) params.set('idempotencyKey', key)
  return `<form method="post" action="${escaped(url)}">
${[...params].map(([name, value]) => hidden(name, value)).join('\n')}
<button type="submit">Send it again</button>
</form>
`
}

/** Reports that a form could not be accepted: JSON for scripts; HTML with the entered values for browsers. */
export function sendUnavailable(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const headers = { 'cache-control': 'no-store', 'retry-after': retryAfter }
  if (!isPlainForm(request) && !String(request.headers.accept ?? '').includes('text/html')) {
    response.writeHead(503, { ...headers, 'content-type': 'application/json' })
    response.end(JSON.stringify({ ok: false, message: `${heading}. Please send it again in a minute.`, fields: {} }))
    return
  }
  response.writeHead(503, { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': messagePolicy })
  if (isPlainForm(request))
    response.end(
      messageHtml(heading, 'What you entered is still on this page. Please send it again in a minute.', resubmitForm(request, body)),
    )
  else response.end(messageHtml(heading, 'Please go back and send it again in a minute.'))
}

interface Message {
  readonly status: 503 | 504
  readonly heading: string
  readonly text: string
  /** Seconds. */
  readonly retryAfter: string
}

/** Plain error page instead of the framework's, if nothing is cached and rendering fails. */
export function sendMessage(response: ServerResponse, { status, heading, text, retryAfter }: Message): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': messagePolicy,
    'retry-after': retryAfter,
  })
  response.end(messageHtml(heading, text))
}

/** Sends a cache entry in the negotiated encoding. An outdated one is for this client only: no cache in front may keep it. */
export async function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  cacheState: 'HIT' | 'MISS' | 'STALE',
): Promise<void> {
  const { response: cached } = entry
  const encoding = encodingFor(request.headers['accept-encoding'], String(cached.headers['content-type'] ?? ''), cached.size)
  const sent = cacheState === 'STALE' ? { ...cached, headers: { ...cached.headers, 'cache-control': 'no-store' } } : cached
  return send(request, response, sent, await entry.body(encoding), encoding, cacheState)
}

/** Sends a response, or 304. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Omit<CachedResponseHead, 'size'>,
  body: Buffer,
  encoding: string,
  cacheState: string,
): void {
  const isUnchanged = answer.status === 200 && answer.etag !== '' && request.headers['if-none-match'] === answer.etag
  response.writeHead(isUnchanged ? 304 : answer.status, {
    ...(answer.headers as { [name: string]: string | string[] }),
    ...(answer.status === 200 && answer.etag !== '' ? { etag: answer.etag } : {}),
    ...(isUnchanged ? {} : { 'content-length': body.length }),
    ...(encoding === 'identity' || isUnchanged ? {} : { 'content-encoding': encoding }),
    'x-cache': cacheState,
  })
  response.end(isUnchanged || request.method === 'HEAD' ? undefined : body)
}
