interface CallHeaders {
  readonly origin: string | null
  readonly secFetchSite: string | null
}

/**
 * Whether a call comes from the console's own pages, by browser headers that a page can't set; null without such headers. `host` is the
 * request’s own.
 */
export const isOwnOrigin = ({ origin, secFetchSite }: CallHeaders, consoleUrl: string, host: string | null): boolean => {
  if (secFetchSite === 'cross-site' || secFetchSite === 'same-site') return false
  if (origin === null) return true
  // A sandboxed frame has the origin 'null'.
  const [from, own] = [URL.parse(origin), new URL(consoleUrl)]
  if (own.protocol === 'https:' && from?.protocol !== 'https:') return false
  return from !== null && [own.host, host].includes(from.host)
}
