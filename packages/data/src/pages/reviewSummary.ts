import type { Review, ReviewSummary } from '@forecourt/rules/entities/Review'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'

/** Reviews of a site: of the organisation, and of the locations whose stock it shows. */
const siteReviews = ({ organisationId, dealershipIds }: RenderedSite): Prisma.ReviewWhereInput =>
  dealershipIds.length === 0
    ? { organisationId, hiddenAt: null }
    : { organisationId, hiddenAt: null, OR: [{ locationId: null }, { location: { dealershipId: { in: [...dealershipIds] } } }] }

/** Latest reviews of a site, or of one of its locations. */
export const latestReviews = async (
  tx: Transaction,
  site: RenderedSite,
  { limit, locationId }: { readonly limit: number; readonly locationId?: string },
): Promise<Review[]> => {
  const rows = await tx.review.findMany({
    where: { AND: [siteReviews(site), { locationId }] },
    include: { location: { select: { name: true } } },
    orderBy: [{ reviewDate: 'desc' }, { id: 'asc' }],
    take: limit,
  })
  return rows.map(({ id, customerName, text, rating, reviewDate, replyText, replyDate, imageKey, location }) => ({
    id,
    customerName,
    text,
    rating,
    reviewDate,
    replyText: replyText === null ? null : parseStoredText(replyText),
    replyDate,
    imageKey,
    locationName: location?.name ?? null,
  }))
}

/**
 * Number of reviews of a site, and their average to one decimal (ENT-14). A location also has the total from its review source, of which
 * only some are stored here: the larger number counts, so that pages agree (LOC-12).
 */
export const reviewSummary = async (tx: Transaction, site: RenderedSite): Promise<ReviewSummary> => {
  const { organisationId, dealershipIds } = site
  const { _count, _avg } = await tx.review.aggregate({ where: siteReviews(site), _count: true, _avg: { rating: true } })
  const locations = await tx.location.findMany({
    where: { organisationId, dealershipId: dealershipIds.length > 0 ? { in: [...dealershipIds] } : undefined, visible: true },
    select: { reviewAverage: true, reviewCount: true },
  })
  const stated = locations.filter(({ reviewAverage }) => reviewAverage !== null)
  const count = stated.reduce((sum, { reviewCount }) => sum + reviewCount, 0)
  const points = stated.reduce((sum, { reviewAverage, reviewCount }) => sum + (reviewAverage ?? 0) * reviewCount, 0)
  const [total, average] = count > _count ? [count, points / count] : [_count, _avg.rating ?? 0]
  return { count: total, averageRating: Math.round(average * 10) / 10 }
}
