import { videoHosts } from '@forecourt/rules/entities/parseVideo'

/** Further origins that a page may load from, by resource type. */
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
  /** Further origins: third-party services of the site's settings. */
  readonly origins?: PolicyOrigins
  readonly secure: boolean
  /** Whether its forms are display-only. */
  readonly inert?: boolean
}

/**
 * Content-Security-Policy of a page. Scripts: our files, and inline scripts by hash. Cached pages are shared, so a nonce would be
 * worthless.
 */
export function contentSecurityPolicy({ inlineScripts, origins = {}, secure, inert = false }: PagePolicy): string {
  const also = (kind: keyof PolicyOrigins, ...own: readonly string[]) => [...own, ...(origins[kind] ?? [])].join(' ')
  return [
    "default-src 'self'",
    `script-src ${also('script', "'self'", ...inlineScripts)}`,
    "script-src-attr 'none'",
    // Theme colours and positions of floating panels are style attributes.
    `style-src ${also('style', "'self'", "'unsafe-inline'")}`,
    // Logos and map tiles may be on other hosts.
    "img-src 'self' data: blob: https:",
    `font-src ${also('font', "'self'")}`,
    `connect-src ${also('connect', "'self'")}`,
    // Car videos, loaded on request.
    `frame-src ${also('frame', ...videoHosts)}`,
    ...(origins.media?.length ? [`media-src ${also('media', "'self'")}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${inert ? "'none'" : "'self'"}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
