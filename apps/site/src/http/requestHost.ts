/** A name or an address in brackets, a port at most after it. */
const hostAndPort = /^(\[[0-9a-f:.]+\]|[^\s:/?#@\\[\]'"<>]+)(?::\d{1,5})?$/

/**
 * The host name a request is for, as host names are stored: lower case, without port or closing dot. Empty when there is none, or
 * when the header says more than a host (`harbour.example:80@elsewhere.example`): what is built from it must lead nowhere else.
 */
export function requestHost(header: string | null | undefined): string {
  const name = hostAndPort.exec((header ?? '').trim().toLowerCase())?.[1] ?? ''
  return name.endsWith('.') ? name.slice(0, -1) : name
}
