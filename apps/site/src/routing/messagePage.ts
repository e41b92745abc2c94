import { NextResponse } from 'next/server'
import { messageHtml, messagePolicy } from '../http/messageHtml'

/** A plain page from the proxy itself, for requests that reach no site. */
export function messagePage(status: 404 | 405 | 410 | 429 | 503, heading: string, text: string): NextResponse {
  return new NextResponse(messageHtml(heading, text), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': messagePolicy,
      ...(status === 503 || status === 429 ? { 'retry-after': '30' } : {}),
    },
  })
}
