/** How somebody came to a site. */
export interface Arrival {
  /** The query of the first page they saw. */
  readonly query: string
  /** The address that led there; empty where the browser does not say. */
  readonly referrer: string
  /** The site's own host. */
  readonly host: string
}

/** The name of what led somebody to the site (ENT-16): the campaign's own, else the host of the page before, else 'direct'. */
export const visitSource = ({ query, referrer, host }: Arrival): string => {
  const named = new URLSearchParams(query).get('utm_source')?.trim()
  if (named) return named
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  return from === '' || from === host ? 'direct' : from.replace(/^www\./, '')
}
