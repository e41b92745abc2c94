import type { SiteSummary } from '@forecourt/data/sites/selectSites'

/** A site for lists: its summary, react-admin id, and public URL. */
export const siteRow = <Site extends SiteSummary>(site: Site, originOf: (host: string) => string) => ({
  id: site.siteId,
  ...site,
  address: site.hosts[0] === undefined ? null : originOf(site.hosts[0]),
})
