interface CallHeaders {
  readonly origin: string | null
  readonly secFetchSite: string | null
}

/** Whether a call comes from the console's own pages, by the headers a browser sends with it and a page can't write; null where it sent none. */
export const isOwnOrigin = ({ origin, secFetchSite }: CallHeaders, ownHosts: readonly (string | null)[]): boolean => {
  if (secFetchSite === 'cross-site' || secFetchSite === 'same-site') return false
  if (origin === null) return true
  // A sandboxed frame calls itself 'null'.
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host)
}
