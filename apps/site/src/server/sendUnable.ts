import type { IncomingMessage, ServerResponse } from 'node:http'
import { escaped } from '../http/escaped'
import { messageHtml, messagePolicy } from '../http/messageHtml'

/** A form as a browser without scripts sends it. */
export const isPlainForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

const heading = 'We couldn’t take this just now'
const retryAfter = '30'

const hidden = (name: string, value: string) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`

/** The form as it was sent, to be sent again under the key it was sent under: were it stored after all, it is one enquiry (ERR-03). */
const sentAgain = ({ url = '', headers }: IncomingMessage, body: Buffer): string => {
  const said = new URLSearchParams(body.toString())
  const key = headers['idempotency-key']
  if (typeof key === 'string' && !said.has('idempotencyKey')) said.set('idempotencyKey', key)
  return `<form method="post" action="${escaped(url)}">
${[...said].map(([name, value]) => hidden(name, value)).join('\n')}
<button type="submit">Send it again</button>
</form>
`
}

/** Says that what was sent could not be taken: to a script in JSON, which keeps its form as it is; to a browser with all that was typed. */
export function sendUnable(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const headers = { 'cache-control': 'no-store', 'retry-after': retryAfter }
  if (!isPlainForm(request) && !String(request.headers.accept ?? '').includes('text/html')) {
    response.writeHead(503, { ...headers, 'content-type': 'application/json' })
    response.end(JSON.stringify({ ok: false, message: `${heading}. Please send it again in a minute.`, fields: {} }))
    return
  }
  response.writeHead(503, { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': messagePolicy })
  if (isPlainForm(request))
    response.end(messageHtml(heading, 'What you typed is kept on this page. Please send it again in a minute.', sentAgain(request, body)))
  else response.end(messageHtml(heading, 'Please go back and send it again in a minute.'))
}
