import type { Scope } from '../createDatabase'
import type { Prisma, Image as Row } from '../generated/client'
import { listPage, literally } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'

/** A picture of a library: an organisation's, that of a layer which belongs to none, or with neither the platform's own. */
export interface LibraryImage {
  readonly id: string
  /** Null for a layer's and the platform's. */
  readonly organisationId: string | null
  /** Null for an organisation's and the platform's. */
  readonly layerId: string | null
  /** The site whose it is; null where it is the whole organisation's, a layer's or the platform's. */
  readonly siteId: string | null
  /** Its key in file storage. */
  readonly key: string
  readonly name: string
  /** What it shows, for those who can't see it. */
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** What must stay in sight when it is cut: parts of its width and height, from the top left. */
  readonly focalX: number
  readonly focalY: number
  readonly authorName: string
  readonly createdAt: string
}

export const toLibraryImage = ({ authorId: _authorId, createdAt, ...row }: Row): LibraryImage => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

const wordsIn = (q: string | null): Prisma.ImageWhereInput[] =>
  (q ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => ({
      OR: [
        { name: { contains: literally(word), mode: 'insensitive' as const } },
        { alt: { contains: literally(word), mode: 'insensitive' as const } },
      ],
    }))

const find = (scope: Scope, query: ListQuery, where: Prisma.ImageWhereInput): Promise<ListResult<LibraryImage>> => {
  const { limit, offset } = listPage(query)
  return scope.transaction(async (tx) => {
    const rows = await tx.image.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: limit, skip: offset })
    return { rows: rows.map(toLibraryImage), total: await tx.image.count({ where }) }
  })
}

/** The pictures of a scope's organisations, latest first; for some sites theirs and those of the whole organisation. Filters: q (name or what it shows), organisationId. */
export const listImages = (scope: Scope, query: ListQuery, siteIds: readonly string[] | null): Promise<ListResult<LibraryImage>> => {
  const { text } = parseFilter(query.filter)
  const within: Prisma.ImageWhereInput[] = siteIds === null ? [] : [{ OR: [{ siteId: null }, { siteId: { in: [...siteIds] } }] }]
  return find(scope, query, { organisationId: text('organisationId') ?? { not: null }, AND: [...within, ...wordsIn(text('q'))] })
}

/** The platform's own pictures, and those of some layers that belong to no organisation, latest first. Filters: q. */
const listImagesOfLayers = (scope: Scope, layerIds: readonly string[], query: ListQuery): Promise<ListResult<LibraryImage>> => {
  const { text } = parseFilter(query.filter)
  const whose: Prisma.ImageWhereInput = { organisationId: null, OR: [{ layerId: null }, { layerId: { in: [...layerIds] } }] }
  return find(scope, query, { AND: [whose, ...wordsIn(text('q'))] })
}

/** The pictures of a layer, or with null the platform's own, latest first. Filters: q. */
export const listPlatformImages = (scope: Scope, layerId: string | null, query: ListQuery): Promise<ListResult<LibraryImage>> => {
  const { text } = parseFilter(query.filter)
  return find(scope, query, { organisationId: null, layerId, AND: wordsIn(text('q')) })
}

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
