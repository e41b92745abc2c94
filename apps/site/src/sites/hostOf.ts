/** The host name a request is for, as host names are stored: lower case, without port or closing dot. Empty when there is none. */
export function hostOf(header: string | null | undefined): string {
  const host = (header ?? '').trim().toLowerCase()
  const name = host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':', 1)[0] ?? '')
  return name.endsWith('.') ? name.slice(0, -1) : name
}
