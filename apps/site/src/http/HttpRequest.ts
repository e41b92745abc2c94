/** A GET or HEAD request for an address of a site, as the page pipeline reads it. */
export interface HttpRequest {
  readonly method: string
  /** The host name without a port, as host names are stored; empty where the header names none. */
  readonly host: string
  /** The Host header as it was sent, with its port: redirects within the site lead to it. */
  readonly authority: string
  readonly path: string
  /** With its question mark; empty without a query. */
  readonly query: string
  readonly headers: { get(name: string): string | null }
}
