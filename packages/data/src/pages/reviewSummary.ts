import type { ReviewSummary } from '@forecourt/rules/entities/Review'
import type { RenderedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { siteReviews } from './latestReviews'

/**
 * How many reviews a site has, and their average to one decimal (ENT-14). A location states how often it was reviewed in all,
 * of which only some words are kept here: where that is more, it counts, so that one page says the same as another (LOC-12).
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
  const [inAll, average] = count > _count ? [count, points / count] : [_count, _avg.rating ?? 0]
  return { count: inAll, averageRating: Math.round(average * 10) / 10 }
}
