interface Options {
  readonly nonce: string
  /** The editor frames the preview; no other page may be framed. */
  readonly framedBy: 'self' | 'none'
  /** Development only: React needs eval for its stack traces, hot reload needs a socket. */
  readonly development: boolean
}

/**
 * The console's Content-Security-Policy. Scripts need the nonce; styles may be inline, since emotion and the theme's variables write them.
 */
export const contentSecurityPolicy = ({ nonce, framedBy, development }: Options): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${framedBy}'`,
  ].join('; ')
