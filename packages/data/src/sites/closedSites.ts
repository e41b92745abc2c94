import type { Database } from '../createDatabase'
import { provedHosts } from '../hosts/provedHosts'
import { versionConfig } from './versions/versionConfig'

/** What a site that is closed for a while says of itself. */
export interface ClosedSite {
  readonly hosts: readonly string[]
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly brandColour: string
  readonly backgroundColour: string
  readonly textColour: string
}

/** Every site that is closed for a while, as its live version has it. */
export const closedSites = (db: Database): Promise<ClosedSite[]> =>
  db.platform.transaction(async (tx) => {
    const sites = await tx.site.findMany({ where: { status: 'paused' }, include: { live: true, hosts: provedHosts } })
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
