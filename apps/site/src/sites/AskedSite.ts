/** The site of a host, by its ids. */
export interface AskedSite {
  readonly siteId: string
  readonly organisationId: string
}
