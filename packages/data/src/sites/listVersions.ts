import type { Scope } from '../createDatabase'
import { toVersionSummary, type VersionSummary } from './versionSummary'

/** The history of a site, latest first; empty for a site out of scope. */
export const listVersions = (scope: Scope, siteId: string): Promise<VersionSummary[]> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({
      where: { id: siteId },
      include: { versions: { omit: { config: true, layers: true, values: true }, orderBy: { number: 'desc' } } },
    })
    return site ? site.versions.map((version) => toVersionSummary(version, site.liveVersion)) : []
  })
