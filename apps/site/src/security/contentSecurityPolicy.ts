import { videoHosts } from '@forecourt/rules/entities/parseVideo'

/** The origins beside the site itself that a page may load from, by kind of resource. */
export interface PolicyOrigins {
  readonly script?: readonly string[]
  readonly connect?: readonly string[]
  readonly frame?: readonly string[]
  readonly style?: readonly string[]
  readonly font?: readonly string[]
  readonly media?: readonly string[]
}

export interface PagePolicy {
  readonly inlineScripts: readonly string[]
  /** Of whom the page may load beside the site itself: the services that its settings name. */
  readonly origins?: PolicyOrigins
  readonly secure: boolean
  /** Whether its forms are for looking at alone. */
  readonly inert?: boolean
}

/**
 * What a page may load and do. Scripts: our own files, and of those inside the page exactly the ones named by hash.
 * Pages are cached and shared, so a nonce would be the same for everyone and worth nothing.
 */
export function contentSecurityPolicy({ inlineScripts, origins = {}, secure, inert = false }: PagePolicy): string {
  const also = (kind: keyof PolicyOrigins, ...own: readonly string[]) => [...own, ...(origins[kind] ?? [])].join(' ')
  return [
    "default-src 'self'",
    `script-src ${also('script', "'self'", ...inlineScripts)}`,
    "script-src-attr 'none'",
    // Theme colours and the places of floating panels are style attributes.
    `style-src ${also('style', "'self'", "'unsafe-inline'")}`,
    // Logos and map tiles may live elsewhere.
    "img-src 'self' data: blob: https:",
    `font-src ${also('font', "'self'")}`,
    `connect-src ${also('connect', "'self'")}`,
    // Videos of cars, once a shopper asks for one.
    `frame-src ${also('frame', ...videoHosts)}`,
    ...(origins.media?.length ? [`media-src ${also('media', "'self'")}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${inert ? "'none'" : "'self'"}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
