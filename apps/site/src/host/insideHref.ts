import { sharedAddress, sharedHref } from './sharedAddress'

/** Files and pictures are the same whether a page is live or a draft. */
const isFile = (path: string) =>
  /^\/(?:assets|_next|api|media)\//.test(path) || /\.(?:pdf|png|svg|ico|xml|txt|webmanifest|json)$/.test(path)

/** Where a link of the page leads within the draft; null for one that leads elsewhere, or there already. */
export function insideHref(href: string, secret: string, origin: string): string | null {
  if (href === '' || href.startsWith('#')) return null
  if (!URL.canParse(href, origin)) return null
  const url = new URL(href, origin)
  if (url.origin !== origin || isFile(url.pathname) || sharedAddress(url.pathname)) return null
  return sharedHref(secret, `${url.pathname}${url.search}${url.hash}`)
}
