/** Addresses that answer for themselves, whatever the site: they are not pages. */
export function isOwnAddress(path: string): boolean {
  return (
    /^\/(?:_next|assets|api|media|map-tiles|internal|1\/indexes)\//.test(path) ||
    /^\/(?:livez|readyz)$/.test(path) ||
    /^\/feeds\/[\w-]{32}\/[a-z\d-]+\.[a-z]+$/.test(path) ||
    /^\/cars\/[^/]+(?:\/(?:view\.json|history|share\.png|qr\.svg|notice\.pdf)|\.pdf)$/.test(path)
  )
}
