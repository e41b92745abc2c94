import type { SiteSummary } from '@forecourt/data/sites/siteSummary'

/** A site as lists show it: the summary, its react-admin id, and the address shoppers use. */
export const siteRow = (site: SiteSummary, originOf: (host: string) => string) => ({
  id: site.siteId,
  ...site,
  address: site.hosts[0] === undefined ? null : originOf(site.hosts[0]),
})
