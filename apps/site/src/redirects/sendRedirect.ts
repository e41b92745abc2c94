import type { ServerResponse } from 'node:http'
import type { FollowedRedirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { messageHtml, messagePolicy } from '../http/messageHtml'
import { isEndpointAddress, siteFileNamed } from '../routing/siteFiles'

/** Whether an address can have a redirect: no endpoint or generated file. */
export function mayRedirect(path: string): boolean {
  return !isEndpointAddress(path) && !siteFileNamed(path.slice(1))
}

const asset =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|css|js|mjs|map|json|xml|txt|woff2?|ttf|eot|mp4|webm|zip|env|git|bak|sql|ya?ml|ini|log)$|^\/(?:\.|wp-(?:admin|includes|content|login|json)|xmlrpc|cgi-bin|vendor|phpmyadmin)/i

/** Whether an address looks like a page, not a file or an attack probe. */
export function isPageLike(path: string): boolean {
  return mayRedirect(path) && !asset.test(path)
}

/** Sends a redirect. Not cached, so that changes take effect at once, even for permanent ones. */
export function sendRedirect(response: ServerResponse, { code, to }: FollowedRedirect): void {
  const headers = { 'cache-control': 'no-cache', 'x-cache': 'LED' }
  if (to === null) {
    response.writeHead(410, { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': messagePolicy })
    response.end(
      messageHtml(
        'This page is gone',
        'It has been removed for good. The rest of the site is still here. <a href="/">Go to the home page</a>.',
      ),
    )
    return
  }
  response.writeHead(code, { ...headers, location: to, 'content-length': 0 })
  response.end()
}
