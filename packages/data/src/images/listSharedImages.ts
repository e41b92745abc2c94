import type { Scope } from '../createDatabase'
import type { ListQuery, ListResult } from '../lists/ListQuery'
import type { LibraryImage } from './LibraryImage'
import { listImagesOfLayers } from './listImages'

interface UsedBy {
  readonly templateLayerId: string
  readonly manufacturerLayerId: string | null
}

/** The layers whose pictures a site may show: its template's, its manufacturer's, and the platform's, which every site uses. */
export const lendingLayers = ({ templateLayerId, manufacturerLayerId }: UsedBy, platformId: string | null): string[] =>
  [platformId, templateLayerId, manufacturerLayerId].filter((id) => id !== null)

/** The platform's pictures and those that the layers beneath a site lend it, latest first; null when the scope has no such site. Filters: q. */
export const listSharedImages = async (scope: Scope, siteId: string, query: ListQuery): Promise<ListResult<LibraryImage> | null> => {
  const layerIds = await scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { templateLayerId: true, manufacturerLayerId: true } })
    const platform = await tx.layer.findFirst({ where: { kind: 'platform' }, select: { id: true } })
    return site && lendingLayers(site, platform?.id ?? null)
  })
  return layerIds && listImagesOfLayers(scope, layerIds, query)
}
