import type { Scope } from '../createDatabase'

export interface ReleaseSummary {
  readonly revision: number
  readonly note: string
  readonly authorName: string
  readonly releasedAt: string
  /** How many sites of the scope are pinned to it. */
  readonly pinnedSites: number
}

/** Every release of a layer, newest first. */
export const listReleases = (scope: Scope, layerId: string): Promise<ReleaseSummary[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.layerRelease.findMany({
      where: { layerId },
      orderBy: { revision: 'desc' },
      select: { revision: true, note: true, authorName: true, releasedAt: true, _count: { select: { pins: true } } },
    })
    return rows.map(({ releasedAt, _count, ...release }) => ({
      ...release,
      releasedAt: releasedAt.toISOString(),
      pinnedSites: _count.pins,
    }))
  })
