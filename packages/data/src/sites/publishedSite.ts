import type { Database } from '../createDatabase'
import { provedHosts } from '../hosts/provedHosts'
import type { RenderedSite } from './RenderedSite'
import { versionConfig } from './versions/versionConfig'

export interface PublishedSite extends RenderedSite {
  readonly version: number
  /** Those that are proved, the primary one first. */
  readonly hosts: readonly string[]
  /** Which of them send shoppers to the primary one. */
  readonly redirectingHosts: readonly string[]
}

/** A site as shoppers see it now; null when it is not live. */
export const publishedSite = (db: Database, siteId: string): Promise<PublishedSite | null> =>
  db.platform.transaction(async (tx) => {
    const site = await tx.site.findFirst({
      where: { id: siteId, status: 'live' },
      include: { live: true, hosts: provedHosts, dealerships: true },
    })
    if (!site?.live) return null
    return {
      siteId: site.id,
      organisationId: site.organisationId,
      slug: site.slug,
      dealershipIds: site.dealerships.map(({ dealershipId }) => dealershipId),
      hosts: site.hosts.map(({ host }) => host),
      redirectingHosts: site.hosts.filter(({ redirects }) => redirects).map(({ host }) => host),
      version: site.live.number,
      config: versionConfig(site.live),
    }
  })
