import { videoHosts } from '@forecourt/rules/entities/videoOf'

export interface PagePolicy {
  readonly inlineScripts: readonly string[]
  /** Whom the page's scripts may ask beside the site itself. */
  readonly connectTo?: readonly string[]
  readonly secure: boolean
  /** Whether its forms are for looking at alone. */
  readonly inert?: boolean
}

/**
 * What a page may load and do. Scripts: our own files, and of those inside the page exactly the ones named by hash.
 * Pages are cached and shared, so a nonce would be the same for everyone and worth nothing.
 */
export function contentSecurityPolicy({ inlineScripts, connectTo = [], secure, inert = false }: PagePolicy): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts].join(' ')}`,
    "script-src-attr 'none'",
    // Theme colours and the places of floating panels are style attributes.
    "style-src 'self' 'unsafe-inline'",
    // Logos and map tiles may live elsewhere.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    // Videos of cars, once a shopper asks for one.
    `frame-src ${videoHosts.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${inert ? "'none'" : "'self'"}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
