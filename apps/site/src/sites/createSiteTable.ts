import type { PublishedSite } from '@forecourt/data/sites/publishedSite'

/** Sites in memory, by their id and by each of their hosts. */
export interface SiteTable<Site> {
  byId(siteId: string): Site | null
  byHost(host: string): Site | null
  all(): readonly Site[]
  ofOrganisation(organisationId: string): readonly Site[]
  add(site: Site): void
  remove(siteId: string): void
}

export function createSiteTable<Site extends { readonly published: PublishedSite }>(): SiteTable<Site> {
  const sites = new Map<string, Site>()
  const idsByHost = new Map<string, string>()
  const byId = (siteId: string) => sites.get(siteId) ?? null
  return {
    byId,
    byHost: (host) => byId(idsByHost.get(host) ?? ''),
    all: () => [...sites.values()],
    ofOrganisation: (organisationId) => [...sites.values()].filter(({ published }) => published.organisationId === organisationId),
    add(site) {
      const { siteId, hosts } = site.published
      sites.set(siteId, site)
      for (const host of hosts) idsByHost.set(host, siteId)
    },
    remove(siteId) {
      sites.delete(siteId)
      for (const [host, id] of idsByHost) if (id === siteId) idsByHost.delete(host)
    },
  }
}
