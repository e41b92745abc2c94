import type { ReviewValues } from '@forecourt/rules/reviews/reviewProblems'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Scope } from '../createDatabase'
import type { Location as LocationRow, Prisma, Review as ReviewRow } from '../generated/client'
import { escapeLike, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import { locationsOfSites } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'

/** Condition for reviews of the sites' locations or of the organisation; null for all. */
export const reviewsOfSites = async (tx: Transaction, allowedSiteIds: readonly string[] | null): Promise<Prisma.ReviewWhereInput> => {
  if (allowedSiteIds === null) return {}
  return { OR: [{ locationId: null }, { location: await locationsOfSites(tx, allowedSiteIds) }] }
}

/** A review in the console's lists and forms. */
export interface OwnedReview extends ReviewValues {
  readonly id: string
  readonly organisationId: string
  /** Counts changes, from 1. */
  readonly revision: number
  /** ISO in UTC. */
  readonly updatedAt: string
  readonly updatedBy: string
  readonly locationName: string | null
  /** Whether it comes from a review source, which then controls its text. */
  readonly isFetched: boolean
  /** Since when it is missing at its source, so that sites hide it; ISO in UTC, else null. */
  readonly hiddenAt: string | null
  /** Whether the user can change it; reviews of the organisation need access to all of it. */
  readonly mayChange: boolean
}

export const toOwnedReview = (
  row: ReviewRow & { readonly location: Pick<LocationRow, 'name'> | null },
  allowedSiteIds: readonly string[] | null,
): OwnedReview => {
  const { organisationId, id, locationId, customerName, text, rating, reviewDate, replyText, replyDate, imageKey, source } = row
  return {
    ...{ organisationId, id, locationId, customerName, text, rating, reviewDate, replyDate, imageKey, source },
    replyText: replyText === null ? null : parseStoredText(replyText),
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
    locationName: row.location?.name ?? null,
    isFetched: row.reviewSourceId !== null,
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
    mayChange: allowedSiteIds === null || locationId !== null,
  }
}

const sortFields = ['reviewDate', 'rating', 'customerName', 'updatedAt'] as const

/**
 * The reviews of a scope, latest first by default. Filters: q (name or text), organisationId, locationId, rating ('1' to '5'), reply:
 * 'missing' or 'there'.
 */
export const listReviews = (scope: Scope, query: ListQuery, allowedSiteIds: readonly string[] | null): Promise<ListResult<OwnedReview>> =>
  scope.transaction(async (tx) => {
    const { text } = parseFilter(query.filter)
    const { limit, offset } = listPage(query)
    const [q, rating, reply] = [text('q'), text('rating'), text('reply')]
    const has = (term: string) => ({ contains: escapeLike(term), mode: 'insensitive' as const })
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
