/** The site of a host, by its ids. */
export interface SiteIds {
  readonly siteId: string
  readonly organisationId: string
}
