import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { ListQuery, ListResult } from '../lists/ListQuery'
import { listPage, literally } from '../lists/listSql'
import { parseFilter } from '../lists/parseFilter'
import { type OwnedReview, toOwnedReview } from './OwnedReview'
import { reviewsOfSites } from './reviewsOfSites'

const sortFields = ['reviewDate', 'rating', 'customerName', 'updatedAt'] as const

/** The reviews of a scope, latest first unless asked otherwise. Filters: q (name or words), organisationId, locationId, rating ('1' to '5'), reply: 'missing' or 'there'. */
export const listReviews = (scope: Scope, query: ListQuery, allowedSiteIds: readonly string[] | null): Promise<ListResult<OwnedReview>> =>
  scope.transaction(async (tx) => {
    const { text } = parseFilter(query.filter)
    const { limit, offset } = listPage(query)
    const [q, rating, reply] = [text('q'), text('rating'), text('reply')]
    const has = (words: string) => ({ contains: literally(words), mode: 'insensitive' as const })
    const unanswered = { OR: [{ replyText: null }, { replyText: '' }] }
    const where: Prisma.ReviewWhereInput = {
      organisationId: text('organisationId') ?? undefined,
      locationId: text('locationId') ?? undefined,
      rating: rating ? Number(rating) || 0 : undefined,
      AND: [
        await reviewsOfSites(tx, allowedSiteIds),
        q ? { OR: [{ customerName: has(q) }, { text: has(q) }] } : {},
        reply === 'missing' ? unanswered : reply === 'there' ? { NOT: unanswered } : {},
      ],
    }
    const field = sortFields.find((name) => name === query.sort?.field) ?? 'reviewDate'
    const order = query.sort?.order === 'ASC' ? 'asc' : 'desc'
    const rows = await tx.review.findMany({
      where,
      include: { location: { select: { name: true } } },
      orderBy: [{ [field]: order }, { id: 'asc' }],
      take: limit,
      skip: offset,
    })
    return { rows: rows.map((row) => toOwnedReview(row, allowedSiteIds)), total: await tx.review.count({ where }) }
  })
