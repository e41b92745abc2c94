import type { Scope } from '../../createDatabase'
import { toVersionSummary, type VersionSummary } from './versionSummary'

export interface VersionPage {
  /** Only versions older than this one. */
  readonly before?: number
  readonly limit?: number
}

/** The history of a site, latest first, whole or a page of it; empty for a site out of scope. */
export const listVersions = (scope: Scope, siteId: string, { before, limit }: VersionPage = {}): Promise<VersionSummary[]> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({
      where: { id: siteId },
      include: {
        versions: {
          where: { number: before === undefined ? undefined : { lt: before } },
          omit: { config: true, layers: true, values: true },
          orderBy: { number: 'desc' },
          take: limit,
        },
      },
    })
    return site ? site.versions.map((version) => toVersionSummary(version, site.liveVersion)) : []
  })
