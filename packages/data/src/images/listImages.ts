import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { ListQuery, ListResult } from '../lists/ListQuery'
import { listPage, literally } from '../lists/listSql'
import { parseFilter } from '../lists/parseFilter'
import { type LibraryImage, toLibraryImage } from './LibraryImage'

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
export const listImagesOfLayers = (scope: Scope, layerIds: readonly string[], query: ListQuery): Promise<ListResult<LibraryImage>> => {
  const { text } = parseFilter(query.filter)
  const whose: Prisma.ImageWhereInput = { organisationId: null, OR: [{ layerId: null }, { layerId: { in: [...layerIds] } }] }
  return find(scope, query, { AND: [whose, ...wordsIn(text('q'))] })
}

/** The pictures of a layer, or with null the platform's own, latest first. Filters: q. */
export const listPlatformImages = (scope: Scope, layerId: string | null, query: ListQuery): Promise<ListResult<LibraryImage>> => {
  const { text } = parseFilter(query.filter)
  return find(scope, query, { organisationId: null, layerId, AND: wordsIn(text('q')) })
}
