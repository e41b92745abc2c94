import type { Scope } from '../createDatabase'
import type { Prisma, Image as Row } from '../generated/client'
import { escapeLike, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'

/** A picture of a library: of an organisation, of a layer without organisation, or (with neither) of the platform. */
export interface LibraryImage {
  readonly id: string
  /** Null for pictures of a layer or the platform. */
  readonly organisationId: string | null
  /** Null for pictures of an organisation or the platform. */
  readonly layerId: string | null
  /** The site it belongs to; null for the whole organisation, a layer or the platform. */
  readonly siteId: string | null
  /** Key in file storage. */
  readonly key: string
  readonly name: string
  /** Alt text. */
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** Focal point, which cropping keeps: fractions of width and height, from the top left. */
  readonly focalX: number
  readonly focalY: number
  readonly authorName: string
  readonly createdAt: string
}

export const toLibraryImage = ({ authorId: _authorId, createdAt, ...row }: Row): LibraryImage => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

const textConditions = (q: string | null): Prisma.ImageWhereInput[] =>
  (q ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => ({
      OR: [
        { name: { contains: escapeLike(word), mode: 'insensitive' as const } },
        { alt: { contains: escapeLike(word), mode: 'insensitive' as const } },
      ],
    }))

const find = (scope: Scope, query: ListQuery, where: Prisma.ImageWhereInput): Promise<ListResult<LibraryImage>> => {
  const { limit, offset } = listPage(query)
  return scope.transaction(async (tx) => {
    const rows = await tx.image.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: limit, skip: offset })
    return { rows: rows.map(toLibraryImage), total: await tx.image.count({ where }) }
  })
}

/**
 * Pictures of a scope's organisations, latest first; with sites given, theirs and the organisation-wide ones. Filters: q (name or alt
 * text), organisationId.
 */
export const listImages = (scope: Scope, query: ListQuery, siteIds: readonly string[] | null): Promise<ListResult<LibraryImage>> => {
  const { text } = parseFilter(query.filter)
  const within: Prisma.ImageWhereInput[] = siteIds === null ? [] : [{ OR: [{ siteId: null }, { siteId: { in: [...siteIds] } }] }]
  return find(scope, query, { organisationId: text('organisationId') ?? { not: null }, AND: [...within, ...textConditions(text('q'))] })
}

/** Pictures of the platform and of some layers without organisation, latest first. Filters: q. */
const listImagesOfLayers = (scope: Scope, layerIds: readonly string[], query: ListQuery): Promise<ListResult<LibraryImage>> => {
  const { text } = parseFilter(query.filter)
  const ownershipWhere: Prisma.ImageWhereInput = { organisationId: null, OR: [{ layerId: null }, { layerId: { in: [...layerIds] } }] }
  return find(scope, query, { AND: [ownershipWhere, ...textConditions(text('q'))] })
}

/** Pictures of a layer, or of the platform if the layer is null, latest first. Filters: q. */
export const listPlatformImages = (scope: Scope, layerId: string | null, query: ListQuery): Promise<ListResult<LibraryImage>> => {
  const { text } = parseFilter(query.filter)
  return find(scope, query, { organisationId: null, layerId, AND: textConditions(text('q')) })
}

interface UsedBy {
  readonly templateLayerId: string
  readonly manufacturerLayerId: string | null
}

/** The layers whose pictures a site may use: its template's, its manufacturer's, and the platform's. */
export const sharedPictureLayers = ({ templateLayerId, manufacturerLayerId }: UsedBy, platformId: string | null): string[] =>
  [platformId, templateLayerId, manufacturerLayerId].filter((id) => id !== null)

/** Pictures of the platform and of the weaker layers of a site, latest first; null if the scope has no such site. Filters: q. */
export const listSharedImages = async (scope: Scope, siteId: string, query: ListQuery): Promise<ListResult<LibraryImage> | null> => {
  const layerIds = await scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { templateLayerId: true, manufacturerLayerId: true } })
    const platform = await tx.layer.findFirst({ where: { kind: 'platform' }, select: { id: true } })
    return site && sharedPictureLayers(site, platform?.id ?? null)
  })
  return layerIds && listImagesOfLayers(scope, layerIds, query)
}
