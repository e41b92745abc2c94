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
