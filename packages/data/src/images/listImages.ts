import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { ListQuery, ListResult } from '../ListQuery'
import { literally, pageOf } from '../listSql'
import { readFilter } from '../readFilter'
import { type LibraryImage, toLibraryImage } from './LibraryImage'

/** The pictures of a scope, latest first. Filters: q (name or what it shows), organisationId. */
export const listImages = (scope: Scope, query: ListQuery): Promise<ListResult<LibraryImage>> => {
  const { text } = readFilter(query.filter)
  const { limit, offset } = pageOf(query)
  const words = (text('q') ?? '').split(/\s+/).filter(Boolean).slice(0, 8)
  const where: Prisma.ImageWhereInput = {
    organisationId: text('organisationId') ?? undefined,
    AND: words.map((word) => ({
      OR: [
        { name: { contains: literally(word), mode: 'insensitive' as const } },
        { alt: { contains: literally(word), mode: 'insensitive' as const } },
      ],
    })),
  }
  return scope.transaction(async (tx) => {
    const rows = await tx.image.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: limit, skip: offset })
    return { rows: rows.map(toLibraryImage), total: await tx.image.count({ where }) }
  })
}
