/** Path prefix of shared drafts on every host. */
const prefix = '/shared/'

export interface SharedAddress {
  readonly secret: string
  /** Path within the draft. */
  readonly path: string
}

/** Parses the address of a shared draft; null for other paths. */
export function sharedAddress(pathname: string): SharedAddress | null {
  if (!pathname.startsWith(prefix)) return null
  const [secret = '', ...rest] = pathname.slice(prefix.length).split('/')
  return secret === '' ? null : { secret, path: `/${rest.join('/')}` }
}

/** Address of a page within a shared draft. */
export function sharedHref(secret: string, href: string): string {
  return `${prefix}${secret}${href}`
}

/** Files and pictures are the same for live pages and drafts. */
const isFile = (path: string) =>
  /^\/(?:assets|_next|api|media)\//.test(path) || /\.(?:pdf|png|svg|ico|xml|txt|webmanifest|json)$/.test(path)

/** Rewritten address of a link within the draft; null for external links and those already inside. */
export function insideHref(href: string, secret: string, origin: string): string | null {
  if (href === '' || href.startsWith('#')) return null
  if (!URL.canParse(href, origin)) return null
  const url = new URL(href, origin)
  if (url.origin !== origin || isFile(url.pathname) || sharedAddress(url.pathname)) return null
  return sharedHref(secret, `${url.pathname}${url.search}${url.hash}`)
}
