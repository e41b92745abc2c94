import type { ClosedSite } from '@forecourt/data/sites/publishedSites'
import type { HttpResponse } from '../http/HttpResponse'
import { escaped, messagePolicy } from '../http/messageHtml'

/** Seconds; an hour, so that crawlers return without dropping the pages. */
const retryAfter = 3600

/** Page of a temporarily closed site, in its colours and with contact details. */
export function closedPage({ name, phone, email, brandColour, backgroundColour, textColour }: ClosedSite): HttpResponse {
  const title = escaped(name)
  const call =
    phone === ''
      ? ''
      : `<p><a href="tel:${escaped(phone.replace(/[^+\d]/g, ''))}">Call <span class="phone">${escaped(phone)}</span></a></p>`
  const write = email === '' ? '' : `<p><a href="mailto:${escaped(email)}">${escaped(email)}</a></p>`
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} is closed for now</title>
<style>
  body { margin: 0; min-height: 100vh; background: ${backgroundColour}; color: ${textColour}; font: 17px/1.6 system-ui, sans-serif }
  header { background: ${brandColour}; height: 12px }
  main { max-width: 36rem; padding: 4rem 1.5rem; margin: 0 auto }
  .name { margin: 0 0 2.5rem; font-size: 1.35rem; font-weight: 700; letter-spacing: -0.01em }
  h1 { margin: 0 0 1rem; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -0.02em }
  p { margin: 0 0 0.75rem }
  a { color: inherit; font-weight: 650; text-underline-offset: 0.2em; display: inline-block; padding: 0.4rem 0 }
  .phone { display: inline-block; text-decoration: inherit }
  a:focus-visible { outline: 3px solid ${brandColour}; outline-offset: 3px }
</style>
</head>
<body>
<header></header>
<main>
<p class="name">${title}</p>
<h1>We’re closed for now</h1>
<p>Our website is taking a break and will be back. You can still contact us.</p>
${call}
${write}
</main>
</body>
</html>`
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': messagePolicy,
      'retry-after': String(retryAfter),
    },
    body: html,
  }
}
