import type { Database } from '../createDatabase'
import { provedHosts } from '../hosts/provedHosts'

export interface PublishedSiteName {
  readonly siteId: string
  readonly organisationId: string
  readonly slug: string
  /** The primary one first. */
  readonly hosts: string[]
  readonly version: number
}

/** Every site that shoppers can visit, with the hosts it answers to. */
export const publishedSites = (db: Database): Promise<PublishedSiteName[]> =>
  db.platform.transaction(async (tx) => {
    const sites = await tx.site.findMany({
      where: { status: 'live' },
      include: { hosts: provedHosts },
      orderBy: { slug: 'asc' },
    })
    return sites.flatMap(({ id, organisationId, slug, hosts, liveVersion }) =>
      liveVersion === null ? [] : [{ siteId: id, organisationId, slug, hosts: hosts.map(({ host }) => host), version: liveVersion }],
    )
  })
