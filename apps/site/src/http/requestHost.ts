/** A host name or bracketed address, with an optional port. */
const hostAndPort = /^(\[[0-9a-f:.]+\]|[^\s:/?#@\\[\]'"<>]+)(?::\d{1,5})?$/

/**
 * Normalised host name of a request: lower case, without port or trailing dot. Empty if missing or malformed
 * (`harbour.example:80@elsewhere.example`), as URLs built from it must not lead elsewhere.
 */
export function requestHost(header: string | null | undefined): string {
  const name = hostAndPort.exec((header ?? '').trim().toLowerCase())?.[1] ?? ''
  return name.endsWith('.') ? name.slice(0, -1) : name
}
