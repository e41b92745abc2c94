import { redirectAfterPost } from '../http/HttpResponse'
import { escaped, messageHtml, messagePolicy } from '../http/messageHtml'

/**
 * Redirects to a payment provider's page after a form post. The Content-Security-Policy of pages (form-action) also blocks redirects of forms
 * to other hosts, so an intermediate page forwards to them.
 */
export function redirectToBank(
  address: string,
  { origin, cookies }: { readonly origin: string; readonly cookies: readonly string[] },
): Response {
  if (new URL(address, origin).origin === origin) return redirectAfterPost(address, cookies)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': messagePolicy,
    refresh: `0; url=${address}`,
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  const link = `<a href="${escaped(address)}">Continue if it doesn’t open by itself.</a>`
  return new Response(messageHtml('Opening the bank’s page', link), { headers })
}
