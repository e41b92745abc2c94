/** A GET or HEAD request for a site's address. */
export interface HttpRequest {
  readonly method: string
  /** Normalised host name without port; empty if the header has none. */
  readonly host: string
  /** The raw Host header with port, used for redirects within the site. */
  readonly authority: string
  readonly path: string
  /** With question mark; empty without a query. */
  readonly query: string
  readonly headers: { get(name: string): string | null }
}
