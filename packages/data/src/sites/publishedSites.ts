import type { Database } from '../createDatabase'
import { verifiedHosts } from '../hosts/listHosts'
import type { RenderedSite } from './RenderedSite'
import { versionConfig } from './versions/listVersions'

export interface PublishedSite extends RenderedSite {
  readonly version: number
  /** Verified hosts, primary first. */
  readonly hosts: readonly string[]
  /** The verified hosts that redirect to the primary host. */
  readonly redirectingHosts: readonly string[]
}

/** A live site; null if it isn't live. */
export const publishedSite = (db: Database, siteId: string): Promise<PublishedSite | null> =>
  db.platform.transaction(async (tx) => {
    const site = await tx.site.findFirst({
      where: { id: siteId, status: 'live' },
      include: { live: true, hosts: verifiedHosts, dealerships: true },
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

/** The notice page of a paused site. */
export interface ClosedSite {
  readonly hosts: readonly string[]
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly brandColour: string
  readonly backgroundColour: string
  readonly textColour: string
}

/** All paused sites, from their live versions. */
export const closedSites = (db: Database): Promise<ClosedSite[]> =>
  db.platform.transaction(async (tx) => {
    const sites = await tx.site.findMany({ where: { status: 'paused' }, include: { live: true, hosts: verifiedHosts } })
    return sites.flatMap(({ live, hosts }) => {
      if (!live) return []
      const { identity, phone, theme } = versionConfig(live)
      const { brandColour, backgroundColour, textColour } = theme
      return [
        {
          hosts: hosts.map(({ host }) => host),
          name: identity.name,
          phone: phone.main,
          email: identity.email,
          brandColour,
          backgroundColour,
          textColour,
        },
      ]
    })
  })

export interface PublishedSiteName {
  readonly siteId: string
  readonly organisationId: string
  readonly slug: string
  /** Primary first. */
  readonly hosts: string[]
  readonly version: number
}

/** All live sites with their hosts. */
export const publishedSites = (db: Database): Promise<PublishedSiteName[]> =>
  db.platform.transaction(async (tx) => {
    const sites = await tx.site.findMany({
      where: { status: 'live' },
      include: { hosts: verifiedHosts },
      orderBy: { slug: 'asc' },
    })
    return sites.flatMap(({ id, organisationId, slug, hosts, liveVersion }) =>
      liveVersion === null ? [] : [{ siteId: id, organisationId, slug, hosts: hosts.map(({ host }) => host), version: liveVersion }],
    )
  })
