/** Where links to drafts live, on whichever host a site has. */
const prefix = '/shared/'

export interface SharedAddress {
  readonly secret: string
  /** The path within the draft. */
  readonly path: string
}

/** What a link to a draft asks for; null for every other path. */
export function sharedAddress(pathname: string): SharedAddress | null {
  if (!pathname.startsWith(prefix)) return null
  const [secret = '', ...rest] = pathname.slice(prefix.length).split('/')
  return secret === '' ? null : { secret, path: `/${rest.join('/')}` }
}

/** The address of a page within a shared draft. */
export function sharedHref(secret: string, href: string): string {
  return `${prefix}${secret}${href}`
}

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
