import { leadOn } from '../http/HttpAnswer'
import { escaped, messageHtml, messagePolicy } from '../http/messageHtml'

/**
 * Leads a browser on to the page of a payment provider after a form was sent. Pages let their forms lead nowhere but to the site, also
 * by a redirect (form-action); so another host is led to by a page of its own, which goes on by itself.
 */
export function leadToBank(
  address: string,
  { origin, cookies }: { readonly origin: string; readonly cookies: readonly string[] },
): Response {
  if (new URL(address, origin).origin === origin) return leadOn(address, cookies)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': messagePolicy,
    refresh: `0; url=${address}`,
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  const link = `<a href="${escaped(address)}">Go on if it doesn’t open by itself.</a>`
  return new Response(messageHtml('Opening the bank’s page', link), { headers })
}
