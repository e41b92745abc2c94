import type { ReviewSummary } from '@forecourt/rules/entities/Review'
import type { RenderedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { siteReviews } from './latestReviews'

/** How many reviews a site has, and their average to one decimal (ENT-14). */
export const reviewSummary = async (tx: Transaction, site: RenderedSite): Promise<ReviewSummary> => {
  const { _count, _avg } = await tx.review.aggregate({ where: siteReviews(site), _count: true, _avg: { rating: true } })
  return { count: _count, averageRating: Math.round((_avg.rating ?? 0) * 10) / 10 }
}
