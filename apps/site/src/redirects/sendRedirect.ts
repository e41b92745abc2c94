import type { ServerResponse } from 'node:http'
import type { Followed } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { messageHtml, messagePolicy } from '../http/messageHtml'

/** Leads a browser on. Asked again each time, so that a change counts at once, for whom it is “for good” too. */
export function sendRedirect(response: ServerResponse, { code, to }: Followed): void {
  const headers = { 'cache-control': 'no-cache', 'x-cache': 'LED' }
  if (to === null) {
    response.writeHead(410, { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': messagePolicy })
    response.end(
      messageHtml(
        'This page is gone',
        'It was taken away for good. The rest of the site is where it was: <a href="/">go to the home page</a>.',
      ),
    )
    return
  }
  response.writeHead(code, { ...headers, location: to, 'content-length': 0 })
  response.end()
}
